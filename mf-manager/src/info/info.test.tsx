import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxEdu, getListBoxExam, getMapEdu, getMapExam, getMapTariff } from '@portal/shared/contract/manager';
import { FakeApi, listOfAll, newWord, renderInHost } from '@portal/shared/testing';
import { aCourse, anExam } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const offered = () =>
  new FakeApi()
    .answer(
      getListBoxEdu,
      listOfAll([aCourse(), aCourse({ educationNo: 8, title: '온라인 과정', price: 0, eduType: 2 })]),
    )
    .answer(getListBoxExam, listOfAll([anExam({ status: 'FULL', statusName: '정원 마감', allowedActions: [] })]));
const draw = (query = '', api = offered()) => renderInHost(module.routes, `/manager/info${query}`, { api });

test('shows the costs of each grade, item by item and in total, and that the qualification is a private one', async () => {
  draw();
  const costs = await screen.findByRole('table', { name: '급수별 비용' });
  const rows = within(costs)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))),
    );
  const total = rows.pop();
  expect(total).toEqual([0, 1].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)));
  expect(within(costs).getByRole('row', { name: /자격증 발급비 15,000원 15,000원/ })).toBeInTheDocument();
  expect(screen.getAllByText(/공인자격이 아님/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('제2021-900001호').length).toBeGreaterThan(0);
});

test('begins with a summary of eligibility, costs and next dates', async () => {
  draw(
    '',
    new FakeApi()
      .answer(getListBoxEdu, listOfAll([aCourse({ educationNo: 8, status: 'FULL', allowedActions: [] }), aCourse()]))
      .answer(getListBoxExam, listOfAll([anExam({ status: 'FULL', allowedActions: [] })])),
  );
  const summary = await screen.findByRole('region', { name: '한눈에 보기' });
  expect(summary).toHaveTextContent(/6개월 이상/);
  expect(await within(summary).findByText(/2급 195,000원, 1급 245,000원/)).toBeInTheDocument();
  expect(
    await within(summary).findByRole('link', { name: /교육 2026\.12\.10 \(목\) · 2급 · 집합교육/ }),
  ).toHaveAttribute('href', '/manager/info?educationNo=7');
  expect(summary).toHaveTextContent('지금 신청하실 수 있는 시험이 없습니다.');
  const firstHeading = screen.getByRole('heading', { name: '어떤 자격인가요?' });
  expect(summary.compareDocumentPosition(firstHeading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows that the next dates are unknown if the API does not respond', async () => {
  draw('', new FakeApi().refuse(getListBoxEdu, 'FAULT').refuse(getListBoxExam, 'FAULT'));
  const summary = await screen.findByRole('region', { name: '한눈에 보기' });
  expect(await within(summary).findByText('교육 일정을 불러오지 못했습니다.')).toBeInTheDocument();
  expect(await within(summary).findByText('시험 일정을 불러오지 못했습니다.')).toBeInTheDocument();
});

test('its table of contents links to every heading after the summary, and adds no fragment to the address', async () => {
  const { router } = draw();
  const contents = await screen.findByRole('navigation', { name: '이 페이지의 내용' });
  const names = within(contents)
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(['한눈에 보기', ...names]).toEqual(headings);
  for (const name of names) {
    await userEvent.click(within(contents).getByRole('link', { name }));
    expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus();
  }
  expect([location.hash, router.state.location.hash]).toEqual(['', '']);
});

test('shows the eligibility for both exams and links to both lists', async () => {
  draw();
  const eligibility = await screen.findByRole('region', { name: '누가 응시할 수 있나요?' });
  for (const text of [/5년 이상/, /85학점/, /6개월 이상/, /15학점/])
    expect(within(eligibility).getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '교육 신청' })).toHaveAttribute('href', '/manager/edu/apply');
  expect(screen.getByRole('link', { name: '시험 신청' })).toHaveAttribute('href', '/manager/exam/apply');
});

test.each(['목적', '절차', '특전'])('%s opens as a popup', async (name) => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
});

describe('a guest', () => {
  test('sees courses and exams with their statuses and prices', async () => {
    draw();
    const courses = await screen.findByRole('list', { name: '교육 일정 목록' });
    expect(courses).toHaveTextContent('접수중');
    expect(courses).toHaveTextContent('교육비80,000원');
    expect(courses).toHaveTextContent('교육비무료');
    expect(await screen.findByRole('list', { name: '시험 일정 목록' })).toHaveTextContent('정원 마감');
    expect(screen.getByRole('link', { name: '온라인 과정 교육 자세히 보고 신청하기' })).toHaveAttribute(
      'href',
      '/manager/info?educationNo=8',
    );
  });

  test('sees one course, with a link to its form', async () => {
    draw('?educationNo=7', new FakeApi().answer(getMapEdu, aCourse()));
    expect(await screen.findByRole('heading', { level: 1, name: '외식경영관리사 2급 기본 과정' })).toBeInTheDocument();
    expect(screen.getByText('외식업 경영의 기초를 배웁니다.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '신청하기' })).toHaveAttribute(
      'href',
      '/manager/edu/apply/write?educationNo=7',
    );
  });

  test('sees one exam, why it is closed, and that the qualification is a private one', async () => {
    draw(
      '?examinationNo=9',
      new FakeApi().answer(getMapExam, anExam({ status: 'FULL', allowedActions: [], eligible: null })),
    );
    expect(await screen.findByText(/정원이 모두 찼습니다/)).toBeInTheDocument();
    expect(screen.getAllByText(/공인자격이 아님/).length).toBeGreaterThan(0);
  });
});

test('costs are the current ones, with future changes and their days', async () => {
  const next = { amount: 18_000, from: '2027-03-01' };
  const items = [
    { item: 'certificate' as const, itemName: '자격증 발급비', amount: 16_000, next },
    { item: newWord('replacement'), itemName: '재교부 수수료', amount: 5_000, next: null } as never,
  ];
  draw('', new FakeApi().answer(getMapTariff, { items }));
  expect(await screen.findByRole('row', { name: /자격증 발급비 16,000원 16,000원/ })).toBeInTheDocument();
  expect(screen.getByText(/2027\.03\.01 \(월\)부터 자격증 발급비는 18,000원입니다\./)).toBeInTheDocument();
});

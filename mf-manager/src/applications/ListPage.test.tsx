import { screen, within } from '@testing-library/react';
import { getListBoxUserEdu, getListBoxUserExam } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCourseRow, anExamRow } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const due = { status: 'HELD', statusName: '결제대기', payDueAt: '2026-11-21T00:00:00+09:00' } as const;

test('a seat paid by an employer is not shown as free', async () => {
  const row = aCourseRow({ price: 0, group: { businessName: '한빛식당' } });
  renderInHost(module.routes, '/manager/edu/register', {
    api: new FakeApi().answer(getListBoxUserEdu, listOfAll([row])),
    user: aMember(),
  });
  const list = await screen.findByRole('list', { name: '교육 신청 내역' });
  expect(list).toHaveTextContent('교육비없음 (한빛식당 단체 신청)');
  expect(list).not.toHaveTextContent('무료');
});

test('a payment that is due is the button of its card, whose title leads to the application', async () => {
  const row = aCourseRow({ ...due, allowedActions: ['pay', 'cancel'] });
  renderInHost(module.routes, '/manager/edu/register', {
    api: new FakeApi().answer(getListBoxUserEdu, listOfAll([row])),
    user: aMember(),
  });
  const list = within(await screen.findByRole('list', { name: '교육 신청 내역' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['외식경영관리사 2급 기본 과정', '/manager/edu/register/view?userExaminationNo=12'],
    ['결제하기', '/manager/edu/apply/write?educationNo=7&userExaminationNo=12'],
  ]);
});

describe.each([
  {
    word: '교육',
    document: '수강증을',
    path: '/manager/edu',
    own: () => new FakeApi().answers(getListBoxUserEdu, { list: [aCourseRow(due)] }),
    none: () => new FakeApi().answer(getListBoxUserEdu, listOfAll([])),
    texts: ['외식경영관리사 2급 기본 과정', '2급 · 집합교육', '2026.12.10 (목) 09:00', '교육비80,000원'],
  },
  {
    word: '시험',
    document: '수험표를',
    path: '/manager/exam',
    own: () => new FakeApi().answers(getListBoxUserExam, { list: [anExamRow(due)] }),
    none: () => new FakeApi().answer(getListBoxUserExam, listOfAll([])),
    texts: ['2026년 제4회 외식경영관리사 2급 필기', '2급 · 필기', '2026.12.20 (일) 10:00', '응시료80,000원'],
  },
])('both kinds: $word', ({ word, document, path, own, none, texts }) => {
  const draw = (api: FakeApi) => renderInHost(module.routes, `${path}/register`, { api, user: aMember() });

  test('an application shows its number, date, place, price and deadline, and links to its page', async () => {
    draw(own());
    const list = await screen.findByRole('list', { name: `${word} 신청 내역` });
    expect(within(list).getByRole('link')).toHaveAttribute('href', `${path}/register/view?userExaminationNo=12`);
    for (const text of [...texts, '결제대기', '신청번호12', '한빛외식회관 3층', '2026.11.20 (금) 24:00'])
      expect(list).toHaveTextContent(text);
  });

  test('without an application the page links to the list of offerings', async () => {
    draw(none());
    expect(await screen.findByText(`아직 신청하신 ${word}이 없습니다.`)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`${document} 출력하거나 취소`))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `${word} 신청하러 가기` })).toHaveAttribute('href', `${path}/apply`);
  });
});

import { screen } from '@testing-library/react';
import {
  getIntUserEduApply,
  getIntUserExamApply,
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapEdu,
  getMapExam,
} from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aCourse, aCourseRow, anExam, anExamRow } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const draw = (api: FakeApi, query = '?educationNo=7') =>
  renderInHost(module.routes, `/manager/edu/apply/view${query}`, { api, user: aMember() });
const free = () => new FakeApi().answer(getIntUserEduApply, 0);

test('shows the details, both refund windows with their amounts, and the button to apply', async () => {
  draw(free().answer(getMapEdu, aCourse()));
  expect(await screen.findByRole('link', { name: '신청하기' })).toHaveAttribute(
    'href',
    '/manager/edu/apply/write?educationNo=7',
  );
  expect(screen.getByRole('heading', { level: 1, name: '외식경영관리사 2급 기본 과정' })).toBeInTheDocument();
  expect(screen.getByText('08:40까지 (시작 20분 전)')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContain('1차 환불 기간2026.11.01 (일) ~ 2026.12.09 (수)100%80,000원');
  expect(rows).toContain('2차 환불 기간2026.12.10 (목)80%64,000원');
});

test.each([
  ['a classroom has maps of its place', aCourse(), 3],
  ['an online course has none', aCourse({ eduType: 2, address: '온라인' }), 0],
] as const)('%s', async (_what, course, count) => {
  draw(free().answer(getMapEdu, course));
  await screen.findByRole('link', { name: '신청하기' });
  expect(screen.queryAllByRole('link', { name: /(카카오맵|네이버 지도|구글 지도) \(새 창\)$/ })).toHaveLength(count);
});

test.each([
  ['FULL', '정원이 모두 찼습니다. 취소하는 분이 있으면 신청 기간 안에 다시 신청할 수 있습니다.'],
  ['CLOSED', '2026.12.05 (토) 18:00에 신청을 마감했습니다.'],
  ['FINISHED', '이미 끝난 교육입니다.'],
  ['CANCELLED', '협회 사정으로 취소된 교육입니다.'],
] as const)('if the API does not allow applications (%s) the reason is shown instead', async (status, reason) => {
  draw(free().answer(getMapEdu, aCourse({ status, allowedActions: [] })));
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '신청하기' })).not.toBeInTheDocument();
});

test('follows `allowedActions`, not the status', async () => {
  draw(free().answer(getMapEdu, aCourse({ status: 'OPEN', allowedActions: [] })));
  expect(await screen.findByText('지금은 신청할 수 없습니다.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '신청하기' })).not.toBeInTheDocument();
});

describe.each([
  {
    word: '교육',
    path: '/manager/edu',
    numberName: 'educationNo',
    appliedTo: () =>
      new FakeApi()
        .answer(getMapEdu, aCourse())
        .answer(getIntUserEduApply, 1)
        .answer(getListBoxUserEdu, listOfAll([aCourseRow({ userExaminationNo: 3, educationNo: 5 }), aCourseRow()])),
    offeringNo: 7,
  },
  {
    word: '시험',
    path: '/manager/exam',
    numberName: 'examinationNo',
    appliedTo: () =>
      new FakeApi()
        .answer(getMapExam, anExam())
        .answer(getIntUserExamApply, 1)
        .answer(getListBoxUserExam, listOfAll([anExamRow({ userExaminationNo: 3, examinationNo: 5 }), anExamRow()])),
    offeringNo: 9,
  },
])('both kinds: $word', ({ word, path, numberName, appliedTo, offeringNo }) => {
  const open = (api: FakeApi, query: string) =>
    renderInHost(module.routes, `${path}/apply/view${query}`, { api, user: aMember() });

  test('links a member who has applied to that application', async () => {
    open(appliedTo(), `?${numberName}=${offeringNo}`);
    expect(await screen.findByText(`이미 신청하신 ${word}입니다.`)).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: '신청 상세 보기' });
    await screen.findByText('12명 (정원 80명)');
    expect(link).toHaveAttribute('href', `${path}/register/view?userExaminationNo=12`);
    expect(screen.getByText(/현재 상태는 신청완료입니다/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '신청하기' })).not.toBeInTheDocument();
  });

  test.each(['', `?${numberName}=abc`, `?${numberName}=0`])(
    'a URL without a number (%s) links back to the list and sends no request',
    async (query) => {
      const { api } = open(new FakeApi(), query);
      expect(await screen.findByRole('link', { name: `${word} 목록` })).toHaveAttribute('href', `${path}/apply`);
      expect(api.seen).toEqual([]);
    },
  );
});

test('a member with a cancellation request sees what applying again waits for, and how to withdraw it', async () => {
  const row = aCourseRow({ status: 'CANCEL_REQUESTED', statusName: '취소접수', allowedActions: ['retract'] });
  draw(
    new FakeApi()
      .answer(getMapEdu, aCourse())
      .answer(getIntUserEduApply, 1)
      .answer(getListBoxUserEdu, listOfAll([row])),
  );
  expect(
    await screen.findByText(
      '현재 상태는 취소접수입니다. 협회가 취소를 처리한 뒤에 다시 신청하실 수 있습니다. 신청을 그대로 두시려면 신청 상세에서 취소를 철회해주세요.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '신청 상세 보기' })).toHaveAttribute(
    'href',
    '/manager/edu/register/view?userExaminationNo=12',
  );
});

test.each([
  [true, /^경력이나 학력 서류를 2026.12.13 \(일\)까지 내셔야 합니다/],
  [false, undefined],
])('an exam that asks for evidence (%s) says so before the form', async (asksEvidence, text) => {
  const api = new FakeApi().answer(getMapExam, anExam({ asksEvidence })).answer(getIntUserExamApply, 0);
  renderInHost(module.routes, '/manager/exam/apply/view?examinationNo=9', { api, user: aMember() });
  await screen.findByRole('link', { name: '신청하기' });
  expect(screen.getByText('신청 자격').nextElementSibling).toHaveTextContent('2급 교육을 수료하신 분');
  expect(screen.queryByText('응시 자격 증빙')?.nextElementSibling?.textContent ?? '').toMatch(text ?? /^$/);
});

import { screen, waitFor } from '@testing-library/react';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { OwnPlace } from './OwnPlace.tsx';

const tasks = {
  waiting: [
    {
      kind: 'pay' as const,
      kindName: '결제하기',
      title: '외식경영관리사 2급 집합교육',
      amount: 80_000,
      dueAt: '2026-11-26T00:00:00+09:00',
      dueName: '결제 기한',
      path: '/manager/edu/apply/write?educationNo=7&userExaminationNo=12',
    },
    {
      kind: 'nameRefundAccount' as const,
      kindName: '환불 계좌 입력하기',
      title: '외식경영관리사 1급 필기',
      amount: 40_000,
      dueAt: null,
      dueName: '',
      path: '/manager/exam/register/view?userExaminationNo=9',
    },
  ],
  next: {
    applyType: 2 as const,
    title: '2026년 제4회 외식경영관리사 2급 필기',
    day: '2026-12-20',
    time: '10:00',
    endTime: '',
    address: '서울특별시 중구 한빛로 27',
    address2: '',
    isOnline: false,
    path: '/manager/exam/register/view?userExaminationNo=13',
  },
  refunds: [],
  counts: { courses: 1, exams: 1, certificates: 0, certificatesToRequest: 0, notices: 3 },
};

const draw = (api: FakeApi, user = aMember()) =>
  renderInHost([{ path: '/main', Component: OwnPlace }], '/main', { api, user });

test('a member sees the most urgent item and the next date, each with a link', async () => {
  draw(new FakeApi().answer(getMapMyMatters, tasks));
  const [urgent, next, ...more] = await screen.findAllByRole('link');
  expect(urgent).toHaveAccessibleName(
    '할 일 2건 외식경영관리사 2급 집합교육 결제 기한 2026.11.25 (수) 24:00까지 · 결제하기',
  );
  expect(urgent).toHaveAttribute('href', '/manager/edu/apply/write?educationNo=7&userExaminationNo=12');
  expect(next).toHaveAccessibleName('다음 일정 2026년 제4회 외식경영관리사 2급 필기 2026.12.20 (일) 10:00 · 수험표');
  expect(next).toHaveAttribute('href', '/manager/exam/register/view?userExaminationNo=13');
  expect(more).toEqual([]);
});

test('an item without a deadline shows its amount; a course has a slip', async () => {
  const [, account] = tasks.waiting;
  const next = { ...tasks.next, applyType: 1 as const };
  draw(new FakeApi().answer(getMapMyMatters, { ...tasks, waiting: account ? [account] : [], next }));
  expect(await screen.findByRole('link', { name: /^할 일 외식.* 40,000원 · 환불 계좌 입력하기$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /수강증$/ })).toBeInTheDocument();
});

test('an item without deadline and amount gives its reason', async () => {
  const [, account] = tasks.waiting;
  if (!account) throw new Error('no sample');
  const noTicket = { ...account, kind: 'noTicket' as const, kindName: '신청 상세 보기', amount: 0 };
  draw(new FakeApi().answer(getMapMyMatters, { ...tasks, waiting: [noTicket] }));
  expect(
    await screen.findByRole('link', { name: /수험표가 없으면 응시하실 수 없습니다\. · 신청 상세 보기$/ }),
  ).toBeInTheDocument();
});

test('an item past its deadline says so', async () => {
  const waiting = tasks.waiting.map((task) => ({ ...task, isOverdue: task.dueAt !== null }));
  draw(new FakeApi().answer(getMapMyMatters, { ...tasks, waiting }));
  expect(await screen.findByRole('link', { name: /24:00까지 \(지남\) · 결제하기$/ })).toBeInTheDocument();
});

test('without a ticket yet, the link leads to the application', async () => {
  draw(new FakeApi().answer(getMapMyMatters, { ...tasks, next: { ...tasks.next, hasPaper: false } }));
  expect(await screen.findByRole('link', { name: /^다음 일정 .* · 신청 내역$/ })).toHaveAttribute(
    'href',
    tasks.next.path,
  );
});

test('a member without items sees that in the same two lines', async () => {
  draw(new FakeApi().answer(getMapMyMatters, { ...tasks, waiting: [], next: null }));
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '할 일 지금 하실 일이 없습니다.',
    '다음 일정 예정된 교육·시험이 없습니다.',
  ]);
});

test('if the items cannot be loaded, the own page is linked, without an alert', async () => {
  draw(new FakeApi().refuse(getMapMyMatters, 'FAULT'));
  expect(await screen.findByRole('link', { name: '마이페이지' })).toHaveAttribute('href', '/sign/me');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a guest has no such area, and nothing is requested', async () => {
  const api = new FakeApi();
  const { container } = renderInHost([{ path: '/main', Component: OwnPlace }], '/main', { api });
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  expect(api.seen).toEqual([]);
});

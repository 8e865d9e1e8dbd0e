import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeCancellations, officeDecideCancellation, officeOverview } from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const request = {
  userExaminationNo: 12,
  kind: 'education' as const,
  title: '외식경영관리사 2급 집합교육',
  applicant: '홍길동',
  applyDate: '2026-11-10T09:00:00+09:00',
  requestedAt: '2026-11-19T09:00:00+09:00',
  paidAmount: 50_000,
  payMethodName: '신용카드',
  amount: 40_000,
  percent: 80,
  terms: {
    reStartDate: '2026-10-26',
    reEndDate: '2026-12-09',
    percent: 100,
    reStartDate2: '2026-12-10',
    reEndDate2: '2026-12-10',
    percent2: 80,
  },
  bank: '',
  accountName: '',
  account: '',
  secondLook: null,
};

function open(changes: object = {}) {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['qualification'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeCancellations, { list: [{ ...request, ...changes }] })
    .answer(officeDecideCancellation, 'done');
  renderInHost(routes.routes, '/office/cancellations', { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const row = () => screen.findByRole('row', { name: /홍길동 \(신청 12번\)/ });

test('before an approval the employee sees the amount and the refund windows that it is based on', async () => {
  const api = open();
  await userEvent.click(within(await row()).getByRole('button', { name: '승인' }));
  const dialog = await screen.findByRole('dialog', { name: '취소 승인' });
  expect(dialog).toHaveTextContent('40,000원 (80%)');
  expect(dialog).toHaveTextContent('2026.12.10 (목) 80%');
  expect(dialog).toHaveTextContent('결제한 수단');
  await userEvent.click(within(dialog).getByRole('button', { name: '승인' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideCancellation)[0]?.input).toEqual({
      userExaminationNo: 12,
      decision: 'approve',
      reason: '',
    }),
  );
});

test('the first of two employees reads beforehand that the sum takes a second one', async () => {
  open().answers(officeCancellations, { list: [{ ...request, amount: 384_000 }] });
  await userEvent.click(within(await row()).getByRole('button', { name: '승인' }));
  const dialog = await screen.findByRole('dialog', { name: '취소 승인' });
  expect(await within(dialog).findByText(/^300,000원이 넘어 혼자 처리하실 수 없습니다/)).toBeVisible();
});

test('a group seat is decided by its seat number, next to another seat of the same group', async () => {
  const seats = [7, 8].map((seatNo) => ({
    ...request,
    seatNo,
    title: `외식경영관리사 2급 집합교육 단체 ${seatNo}번 자리`,
  }));
  const api = open().answer(officeCancellations, listOfAll(seats));
  const seat = await screen.findByRole('row', { name: /단체 8번 자리/ });
  await userEvent.click(within(seat).getByRole('button', { name: '승인' }));
  const dialog = await screen.findByRole('dialog', { name: '취소 승인' });
  await userEvent.click(within(dialog).getByRole('button', { name: '승인' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideCancellation)[0]?.input).toMatchObject({ userExaminationNo: 12, seatNo: 8 }),
  );
});

describe('a request that a colleague has already approved', () => {
  const secondLook = {
    ...{ askedBy: '이하나', askedAt: '2026-11-20T10:30:00+09:00', isOwn: false },
    ...{ act: 'approve cancellation', amount: 40_000, reason: '통화로 확인함' },
  };
  const approve = async (look: typeof secondLook) => {
    open().answers(officeCancellations, { list: [{ ...request, secondLook: look }] });
    await userEvent.click(within(await row()).getByRole('button', { name: '승인' }));
    return within(await screen.findByRole('dialog', { name: '취소 승인' }));
  };

  test('shows the second employee that it is the second look, with the first employee, time, amount and reason', async () => {
    const dialog = await approve(secondLook);
    expect(dialog.getByText('두 번째 확인입니다')).toBeInTheDocument();
    for (const words of ['이하나', '40,000원', '통화로 확인함']) expect(dialog.getByText(words)).toBeInTheDocument();
    expect(dialog.getByText(/2026\.11\.20 .*10:30/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '두 번째 직원으로 승인' })).toBeInTheDocument();
  });

  test('shows the first employee that another one is needed', async () => {
    const dialog = await approve({ ...secondLook, isOwn: true });
    expect(dialog.getByText('이미 요청하셨습니다')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '승인' })).toBeInTheDocument();
  });

  test('does not count as the first look if the request was for another act', async () => {
    const dialog = await approve({ ...secondLook, act: 'call off' });
    expect(dialog.getByRole('button', { name: '승인' })).toBeInTheDocument();
    expect(dialog.queryByText('두 번째 확인입니다')).toBeNull();
  });
});

test('a rejection requires a reason before anything is sent', async () => {
  const api = open();
  await userEvent.click(within(await row()).getByRole('button', { name: '반려' }));
  const dialog = await screen.findByRole('dialog', { name: '취소 반려' });
  await userEvent.click(within(dialog).getByRole('button', { name: '반려' }));
  expect(await within(dialog).findByText('반려하는 사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeDecideCancellation)).toEqual([]);
});

test('an error is shown, and the typed reason stays', async () => {
  const api = open().refuse(officeDecideCancellation, 'OFFICE_STATE_CHANGED');
  await userEvent.click(within(await row()).getByRole('button', { name: '반려' }));
  const dialog = await screen.findByRole('dialog', { name: '취소 반려' });
  await userEvent.type(within(dialog).getByRole('textbox'), '이미 수강함');
  await userEvent.click(within(dialog).getByRole('button', { name: '반려' }));
  expect(await screen.findByText(/그사이 상태가 바뀌었습니다/)).toBeInTheDocument();
  expect(api.requestsOf(officeDecideCancellation)).toHaveLength(1);
  expect(within(dialog).getByRole('textbox', { hidden: true })).toHaveValue('이미 수강함');
});

test('the message that a second employee is needed stays until read, and only then the dialog closes', async () => {
  open().answer(officeDecideCancellation, 'asked');
  await userEvent.click(within(await row()).getByRole('button', { name: '승인' }));
  const dialog = await screen.findByRole('dialog', { name: '취소 승인' });
  await userEvent.click(within(dialog).getByRole('button', { name: '승인' }));
  const message = await screen.findByRole('alertdialog');
  expect(message).toHaveTextContent('혼자 처리할 수 없는 일이라 요청을 남겼습니다.');
  expect(dialog).not.toHaveAttribute('data-closing');
  await userEvent.click(within(message).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test.each([
  [false, '신용카드 취소 (안 되면 한빛은행 *****8901 홍길동)'],
  [true, '한빛은행 *****8901 홍길동'],
])('the destination of the refund is shown before it is approved: to the account %s', async (toAccount, words) => {
  const account = { bank: '한빛은행', account: '*****8901', accountName: '홍길동' };
  open({ ...account, toAccount });
  await userEvent.click(within(await row()).getByRole('button', { name: '승인' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(`받을 곳${words}`);
});

test('the request of somebody who has attended says so, and its approval requires a reason', async () => {
  const api = open({ hasAttended: true });
  await userEvent.click(within(await row()).getByRole('button', { name: '승인' }));
  const dialog = await screen.findByRole('dialog', { name: '취소 승인' });
  expect(dialog).toHaveTextContent('출석한 기록이 있습니다.');
  await userEvent.click(within(dialog).getByRole('button', { name: '승인' }));
  expect(await within(dialog).findByText('출석하신 분께 환불하는 사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeDecideCancellation)).toEqual([]);
});

test('a request past the days promised to its member is marked', async () => {
  open({ dueAt: '2026-11-27T00:00:00+09:00', isOverdue: true });
  expect(await row()).toHaveTextContent('환불 기한 2026.11.26 (목) 24:00 기한 지남');
});

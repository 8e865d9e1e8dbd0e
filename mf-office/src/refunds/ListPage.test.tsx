import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeOverview, officeRecordTransfer, officeRefunds, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const permissions: Permission[] = ['money'];
const overview = { name: '박관리', permissions, fourEyesOver: 300_000 };
const transfer = {
  refundNo: 7,
  userExaminationNo: 12,
  title: '외식경영관리사 2급 집합교육',
  applicant: '홍길동',
  status: 'APPROVED',
  statusName: '환불승인',
  need: 'transfer',
  failureName: '',
  amount: 50_000,
  requestedAt: '2026-11-20T10:00:00+09:00',
  accountName: '홍길동',
  account: '*********8901',
} as const;

const open = (changes: object) => {
  const api = new FakeApi()
    .answers(officeOverview, overview)
    .answers(officeRefunds, { list: [{ ...transfer, ...changes }] });
  renderInHost(routes.routes, '/office/refunds', { user: aMember({ userRole: 'employee' }), api });
  return api;
};
const row = async () => screen.findByRole('row', { name: /홍길동/ });

test('an account named by an employee shows from when it is paid, and has no button before', async () => {
  open({ payableFrom: '2026-11-25T14:00:00+09:00' });
  expect(await row()).toHaveTextContent('직원이 입력한 계좌여서 2026.11.25 (수) 14:00부터 지급할 수 있습니다.');
  expect(within(await row()).queryByRole('button')).not.toBeInTheDocument();
});

test('an account that its member has denied is marked', async () => {
  open({
    status: 'AWAITING_ACCOUNT',
    need: 'account',
    account: '',
    deniedAt: '2026-11-24T15:00:00+09:00',
  });
  expect(await row()).toHaveTextContent('회원이 본인 계좌가 아니라고 했습니다 2026.11.24 (화) 15:00');
  await userEvent.click(within(await row()).getByRole('button', { name: '계좌 입력' }));
  const dialog = await screen.findByRole('dialog', { name: '환불 계좌 입력' });
  expect(dialog).toHaveTextContent('회원에게 이 계좌를 바로 알리고, 하루 뒤에 보냅니다.');
});

test("a name links to the member's page if the response names the member, and is plain text otherwise", async () => {
  open({ memberNo: 12 });
  expect(within(await row()).getByRole('link', { name: '홍길동' })).toHaveAttribute(
    'href',
    '/office/members/view?memberNo=12',
  );
});

test('a transfer is recorded on its day at the bank, today by default', async () => {
  const api = open({}).answer(officeRecordTransfer, 'done');
  await userEvent.click(within(await row()).getByRole('button', { name: '이체 완료' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이체 완료 기록' }));
  const day = dialog.getByRole('textbox', { name: /^이체한 날/ });
  expect(day).not.toHaveValue('');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-19');
  await userEvent.click(dialog.getByRole('button', { name: '이체 완료' }));
  await waitFor(() =>
    expect(api.requestsOf(officeRecordTransfer)[0]?.input).toMatchObject({ refundNo: 7, day: '2026-11-19' }),
  );
});

test('the dialog says why an employee cannot record their own refund', async () => {
  open({}).refuse(officeRecordTransfer, 'OWN_MATTER');
  await userEvent.click(within(await row()).getByRole('button', { name: '이체 완료' }));
  const dialog = within(await screen.findByRole('dialog', { name: '이체 완료 기록' }));
  await userEvent.click(dialog.getByRole('button', { name: '이체 완료' }));
  expect(await screen.findByText(/본인이 처리할 수 없습니다. 다른 직원에게 요청해주세요/)).toBeInTheDocument();
});

test.each([false, true])('the days promised to its member are shown, and marked once over: %s', async (isOverdue) => {
  open({ dueAt: '2026-11-28T00:00:00+09:00', isOverdue });
  expect(await row()).toHaveTextContent('환불 기한 2026.11.27 (금) 24:00');
  expect(within(await row()).queryAllByText('기한 지남')).toHaveLength(Number(isOverdue));
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeAllowInvoices,
  officeCancelInvoiceSeats,
  officeConfirmAllowance,
  officeConfirmInvoice,
  officeInvoiceAllowances,
  officeInvoices,
  officeOverview,
  officeWriteOffInvoice,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const invoice = {
  invoiceNo: 12,
  number: '2026-000012',
  status: 'OPEN' as const,
  statusName: '입금 대기',
  amount: 100_000,
  issuedAmount: 150_000,
  issuedAt: '2026-11-05T10:00:00+09:00',
  dueAt: '2026-11-20T00:00:00+09:00',
  isOverdue: true,
  paidOn: null,
  groupNo: 4,
  title: '외식경영관리사 2급 주말 집중과정 단체',
  day: '2026-12-10',
  businessName: '한빛국밥집',
  employer: '김*장',
  memberNo: null,
  seats: 3,
  accepted: 1,
  secondLook: null,
  cancellation: { seats: 2, amount: 80_000 },
  allowedActions: ['confirm' as const, 'cancelSeats' as const],
};

const allowance = {
  allowanceNo: 7,
  userId: 'bos*****',
  employer: '김*장',
  memberNo: null,
  businessNumber: '1248100998',
  businessName: '한빛국밥집',
  limit: 900_000,
  owed: 100_000,
  untilDay: '2026-12-31',
  status: 'ASKED' as const,
  statusName: '확인 대기',
  allowedBy: '박직원',
  allowedAt: '2026-11-20T10:00:00+09:00',
  secondLook: {
    askedBy: '박직원',
    askedAt: '2026-11-20T10:00:00+09:00',
    isOwn: false,
    act: 'allow invoices',
    amount: 900_000,
    reason: '홈택스에서 확인',
  },
  allowedActions: ['confirm' as const, 'end' as const],
};

function open(path: string): FakeApi {
  const api = new FakeApi()
    .answer(officeOverview, { name: '이관리', permissions: ['money'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeInvoices, { list: [invoice] })
    .answer(officeConfirmInvoice, 1)
    .answer(officeCancelInvoiceSeats, 2)
    .answers(officeInvoiceAllowances, { list: [allowance] })
    .answer(officeAllowInvoices, 'asked')
    .answer(officeConfirmAllowance, 'done');
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const inputsOf = (api: FakeApi, call: Parameters<FakeApi['requestsOf']>[0]) =>
  api.requestsOf(call).map(({ input }) => input);

test('a transfer is confirmed with its day and its amount, which defaults to the amount owed', async () => {
  const api = open('/office/invoices');
  const row = within(await screen.findByRole('row', { name: /한빛국밥집/ }));
  expect(row.getByText('기한 지남')).toBeInTheDocument();
  expect(row.getByText('처음 150,000원')).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: '2026-000012 입금 확인' }));
  const dialog = within(await screen.findByRole('dialog', { name: '청구서 입금 확인' }));
  const amount = dialog.getByLabelText(/^입금된 금액/);
  expect(amount).toHaveValue('100,000');
  await userEvent.clear(amount);
  await userEvent.type(amount, '110,000');
  await userEvent.type(dialog.getByRole('textbox', { name: /^입금된 날/ }), '2026-11-20');
  await userEvent.type(dialog.getByLabelText(/^사유/), '은행에서 확인함');
  await userEvent.click(dialog.getByRole('button', { name: '입금 확인' }));
  await waitFor(() =>
    expect(inputsOf(api, officeConfirmInvoice)).toEqual([
      { invoiceNo: 12, day: '2026-11-20', amount: 110_000, reason: '은행에서 확인함' },
    ]),
  );
});

test('unaccepted seats of an overdue invoice are cancelled with a reason, and the dialog says that accepted ones stay', async () => {
  const api = open('/office/invoices?need=overdue');
  await userEvent.click(await screen.findByRole('button', { name: '2026-000012 자리 취소' }));
  const dialog = within(await screen.findByRole('dialog', { name: '입금되지 않은 자리 취소' }));
  expect(dialog.getByText(/2명의 자리를 취소합니다. 받을 금액이 80,000원 줄어/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^사유/), '연락 두절');
  await userEvent.click(dialog.getByRole('button', { name: '자리 취소' }));
  await waitFor(() =>
    expect(inputsOf(api, officeCancelInvoiceSeats)).toEqual([{ invoiceNo: 12, reason: '연락 두절' }]),
  );
  expect(inputsOf(api, officeInvoices)).toContainEqual(expect.objectContaining({ need: 'overdue' }));
});

test('an overdue invoice is written off with a reason, after a request by a first employee', async () => {
  const look = { ...allowance.secondLook, act: 'write off invoice', amount: 100_000, reason: '폐업' };
  const api = open('/office/invoices?need=overdue');
  api.answers(officeInvoices, { list: [{ ...invoice, secondLook: look, allowedActions: ['writeOff' as const] }] });
  api.answer(officeWriteOffInvoice, 'done');
  await userEvent.click(await screen.findByRole('button', { name: '2026-000012 미수 종결' }));
  const dialog = within(await screen.findByRole('dialog', { name: '미수 종결' }));
  expect(dialog.getByText(/후불 허용도 끝납니다/)).toBeInTheDocument();
  expect(dialog.getByText('폐업')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^사유/), '폐업을 확인함');
  await userEvent.click(dialog.getByRole('button', { name: '두 번째 직원으로 미수 종결' }));
  await waitFor(() =>
    expect(inputsOf(api, officeWriteOffInvoice)).toEqual([{ invoiceNo: 12, reason: '폐업을 확인함' }]),
  );
});

test('money for a cancelled invoice is recorded as to be returned; the amount defaults to the original one', async () => {
  const api = open('/office/invoices?need=all');
  const cancelled = { ...invoice, status: 'CANCELLED' as const, statusName: '청구 취소', amount: 0, isOverdue: false };
  api.answer(officeInvoices, listOfAll([{ ...cancelled, allowedActions: ['returnMoney' as const] }]));
  await userEvent.click(await screen.findByRole('button', { name: '2026-000012 들어온 돈 돌려주기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '취소된 청구서에 들어온 돈' }));
  expect(dialog.getByLabelText(/^입금된 금액/)).toHaveValue('150,000');
  await userEvent.type(dialog.getByRole('textbox', { name: /^입금된 날/ }), '2026-11-20');
  await userEvent.type(dialog.getByLabelText(/^사유/), '은행에서 확인함');
  await userEvent.click(dialog.getByRole('button', { name: '돌려줄 돈으로 기록' }));
  await waitFor(() =>
    expect(inputsOf(api, officeConfirmInvoice)).toEqual([
      { invoiceNo: 12, day: '2026-11-20', amount: 150_000, reason: '은행에서 확인함' },
    ]),
  );
});

test('an allowance requires a valid business number', async () => {
  const api = open('/office/invoices/allowances');
  await userEvent.click(await screen.findByRole('button', { name: '후불 허용하기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '후불 허용하기' }));
  for (const [label, text] of [
    [/^회원 아이디/, 'boss01'],
    [/^사업자등록번호/, '124-81-00999'],
    [/^상호/, '한빛국밥집'],
    [/^한도/, '900,000'],
    [/^마지막 날/, '2026-12-31'],
    [/^사유/, '홈택스에서 확인'],
  ] as const)
    await userEvent.type(dialog.getByRole('textbox', { name: label }), text);
  await userEvent.click(dialog.getByRole('button', { name: '허용' }));
  expect((await dialog.findAllByText(/맞지 않는 번호입니다/)).length).toBeGreaterThan(0);
  expect(inputsOf(api, officeAllowInvoices)).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^사업자등록번호/));
  await userEvent.type(dialog.getByLabelText(/^사업자등록번호/), '124-81-00998');
  await userEvent.click(dialog.getByRole('button', { name: '허용' }));
  await waitFor(() =>
    expect(inputsOf(api, officeAllowInvoices)).toEqual([
      {
        userId: 'boss01',
        businessNumber: '1248100998',
        businessName: '한빛국밥집',
        limit: 900_000,
        untilDay: '2026-12-31',
        reason: '홈택스에서 확인',
      },
    ]),
  );
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('혼자 처리할 수 없는 일이라 요청을 남겼습니다');
});

test('the second employee sees the first one and confirms the same', async () => {
  const api = open('/office/invoices/allowances');
  await userEvent.click(await screen.findByRole('button', { name: '한빛국밥집 확인' }));
  const dialog = within(await screen.findByRole('dialog', { name: '후불 허용 확인' }));
  expect(dialog.getByText('두 번째 확인입니다')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^사유/), '확인함');
  await userEvent.click(dialog.getByRole('button', { name: '두 번째 직원으로 확인' }));
  await waitFor(() => expect(inputsOf(api, officeConfirmAllowance)).toEqual([{ allowanceNo: 7, reason: '확인함' }]));
});

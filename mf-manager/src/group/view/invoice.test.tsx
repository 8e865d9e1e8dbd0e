import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapGroup, patchIntGroupSeatCancel, requestBill, retractBill } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import module from '../../routes.tsx';
import type { Group } from '../group.ts';
import { aGroup } from '../testing/samples.ts';

const invoice = {
  invoiceNo: 12,
  number: '2026-000012',
  status: 'OPEN' as const,
  statusName: '입금 대기',
  amount: 160_000,
  issuedAmount: 160_000,
  issuedAt: '2026-11-20T10:30:00+09:00',
  dueAt: '2026-12-05T00:00:00+09:00',
  isOverdue: false,
  paidOn: null,
};
const anInvoicedGroup = (changes: Partial<Group> = {}) =>
  aGroup({
    status: 'INVOICED',
    statusName: '후불 입금대기',
    allowedActions: ['cancelSeats'],
    payment: null,
    invoice,
    ...changes,
  });
const bill = {
  billNo: 3,
  kind: 'ORIGINAL' as const,
  kindName: '계산서',
  status: 'WAITING' as const,
  statusName: '발급 대기',
  amount: 160_000,
  writtenOn: '2026-11-20',
  approvalNumber: '',
  issuedAt: null,
};
const draw = (group: Group, api = new FakeApi()) =>
  renderInHost(module.routes, '/manager/group/view?groupNo=4', {
    api: api.answer(getMapGroup, group),
    user: aMember(),
  });

test('the amount owed is shown with account and deadline, and people are invited meanwhile', async () => {
  draw(anInvoicedGroup());
  expect(await screen.findByText('2026.12.04 (금) 24:00까지 160,000원을 입금해주세요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  expect(screen.getByText('1명이 아직 수락하지 않았습니다.')).toBeVisible();
  expect(screen.getByText('청구서 번호').nextElementSibling).toHaveTextContent('2026-000012');
  expect(screen.getByRole('button', { name: /PDF/ })).toBeVisible();
});

test('after its deadline it shows the possible consequences', async () => {
  draw(anInvoicedGroup({ invoice: { ...invoice, isOverdue: true } }));
  expect(await screen.findByText(/이 지났습니다. 160,000원을 입금해주세요./)).toBeVisible();
  expect(screen.getByText(/아무도 수락하지 않은 자리를 협회가 취소할 수 있고/)).toBeVisible();
});

test('the seats of an overdue invoice may all be cancelled: what is left is owed', async () => {
  const counts = { ...aGroup().counts, reserved: 0, invited: 0, confirmed: 0 };
  draw(anInvoicedGroup({ seats: [], counts, invoice: { ...invoice, isOverdue: true } }));
  expect(await screen.findByText(/자리는 모두 취소되었고, 환불 기준에 따라 청구서에 남은 금액입니다/)).toBeVisible();
  expect(screen.queryByText(/협회가 취소할 수 있고/)).not.toBeInTheDocument();
});

test('an unpaid seat is cancelled without an account, and reduces the amount owed', async () => {
  const { api } = draw(anInvoicedGroup(), new FakeApi().answer(patchIntGroupSeatCancel, 1));
  await userEvent.click(await screen.findByRole('button', { name: '1번 홍길동 취소' }));
  const form = await screen.findByRole('dialog', { name: '자리 취소' });
  expect(form).toHaveTextContent('청구서에서 빼는 금액80,000원');
  expect(within(form).queryByLabelText(/^계좌번호/)).not.toBeInTheDocument();
  await userEvent.click(within(form).getByRole('button', { name: '자리 취소' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '예, 취소합니다' }));
  await waitFor(() =>
    expect(api.requestsOf(patchIntGroupSeatCancel)[0]?.input).toEqual({ groupNo: 4, seatNos: [101] }),
  );
  expect(await screen.findByText('취소되었습니다.')).toBeVisible();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
});

test('a bill is requested with the data of the business registration', async () => {
  const { api } = draw(anInvoicedGroup({ bills: [], mayRequestBill: true }), new FakeApi().answer(requestBill, 3));
  await userEvent.click(await screen.findByRole('button', { name: '계산서 신청' }));
  const form = await screen.findByRole('dialog', { name: '계산서 신청' });
  expect(within(form).getByLabelText(/^상호/)).toHaveValue('한빛식당');
  await userEvent.click(within(form).getByRole('button', { name: '신청' }));
  expect((await within(form).findAllByText('업태를 입력해주세요.')).length).toBeGreaterThan(0);
  for (const [label, text] of [
    [/^대표자 이름/, '김사장'],
    [/^사업장 주소/, '서울특별시 중구 한빛로 1'],
    [/^업태/, '음식점업'],
    [/^종목/, '한식'],
    [/^이메일/, 'boss@example.com'],
  ] as const)
    await userEvent.type(within(form).getByLabelText(label), text);
  await userEvent.click(within(form).getByRole('button', { name: '신청' }));
  await waitFor(() =>
    expect(api.requestsOf(requestBill)[0]?.input).toEqual({
      groupNo: 4,
      businessNumber: '1048200007',
      businessName: '한빛식당',
      representative: '김사장',
      address: '서울특별시 중구 한빛로 1',
      businessType: '음식점업',
      businessItem: '한식',
      email: 'boss@example.com',
    }),
  );
});

test('an issued bill and its correction are shown with their numbers', async () => {
  const issued = {
    ...bill,
    status: 'ISSUED' as const,
    statusName: '발급됨',
    approvalNumber: '2026112041000012a1b2c3d4',
  };
  const correction = { ...bill, billNo: 4, kind: 'CORRECTION' as const, kindName: '수정계산서', amount: -80_000 };
  draw(anInvoicedGroup({ bills: [correction, issued] }));
  const table = within(await screen.findByRole('table', { name: '계산서' }));
  expect(table.getByText('-80,000원')).toBeVisible();
  expect(table.getByText('2026112041000012a1b2c3d4')).toBeVisible();
  expect(screen.queryByRole('button', { name: '계산서 신청' })).not.toBeInTheDocument();
});

test('a requested bill can be withdrawn', async () => {
  const { api } = draw(anInvoicedGroup({ bills: [bill], mayRetractBill: true }), new FakeApi().answer(retractBill, 1));
  await userEvent.click(await screen.findByRole('button', { name: '계산서 신청 취소' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '예, 취소합니다' }));
  await waitFor(() => expect(api.requestsOf(retractBill)[0]?.input).toEqual({ groupNo: 4 }));
  await screen.findByText('취소되었습니다.');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '확인' }));
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeCashReceipts,
  officeOverview,
  officeRetryCashReceipt,
  type Permission,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const permissions: Permission[] = ['money'];
const failed = {
  cashReceiptNo: 4,
  title: '외식경영관리사 2급 주말 집중과정',
  name: '윤태호',
  memberNo: null,
  number: '*******5678',
  status: 'FAILED' as const,
  failureName: '결제사가 거절했습니다. 휴대폰 번호나 사업자등록번호가 맞지 않습니다.',
  paid: 90_000,
  amount: 0,
  issueNumber: '',
  url: '',
  requestedAt: '2026-11-20T12:00:00+09:00',
  dueAt: '2026-11-26T00:00:00+09:00',
  isOverdue: true,
  mayRetry: true,
};

function open(path = '/office/cash-receipts'): FakeApi {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions, fourEyesOver: 300_000, waiting: [] })
    .answers(officeCashReceipts, { list: [failed] })
    .answer(officeRetryCashReceipt, 'REQUESTED');
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('a failed receipt shows its cause and legal deadline, and is sent again with a reason alone', async () => {
  const api = open();
  const row = within(await screen.findByRole('row', { name: /윤태호/ }));
  expect(row.getByText('결제사가 거절했습니다. 휴대폰 번호나 사업자등록번호가 맞지 않습니다.')).toBeInTheDocument();
  expect(row.getByText('법정 기한 2026.11.25 (수) 24:00')).toBeInTheDocument();
  expect(row.getByText('기한 지남')).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: '다시 보내기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '현금영수증 다시 보내기' }));
  await userEvent.click(dialog.getByRole('button', { name: '다시 보내기' }));
  expect(await dialog.findByText('사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeRetryCashReceipt)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^사유/), '번호 확인함');
  await userEvent.click(dialog.getByRole('button', { name: '다시 보내기' }));
  await waitFor(() =>
    expect(api.requestsOf(officeRetryCashReceipt).map(({ input }) => input)).toEqual([
      { cashReceiptNo: 4, reason: '번호 확인함' },
    ]),
  );
});

test('the address selects between failed and all receipts', async () => {
  const api = open('/office/cash-receipts?need=all');
  await screen.findByRole('row', { name: /윤태호/ });
  expect(api.requestsOf(officeCashReceipts).map(({ input }) => input)).toContainEqual(
    expect.objectContaining({ need: 'all' }),
  );
});

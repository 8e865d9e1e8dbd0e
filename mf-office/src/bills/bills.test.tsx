import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  officeBills,
  officeCheckBillFile,
  officeEnterBillFile,
  officeExportBills,
  officeMarkBill,
  officeOverview,
  officeReleaseBill,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const bill = {
  billNo: 3,
  kind: 'CORRECTION' as const,
  kindName: '수정계산서',
  status: 'WAITING' as const,
  statusName: '발급 대기',
  amount: -50_000,
  writtenOn: '2026-11-20',
  approvalNumber: '',
  groupNo: 4,
  memberNo: null,
  title: '외식경영관리사 2급 주말 집중과정 단체',
  businessNumber: '1248100998',
  businessName: '한빛국밥집',
  isPaid: true,
  dueOn: '2026-12-10',
};
const rows = [
  {
    line: 2,
    bill: '한빛국밥집 (124-81-00998)',
    result: 'a'.repeat(24),
    outcome: 'enter' as const,
    message: '적습니다.',
  },
  { line: 3, bill: '관리번호 없음', result: '1', outcome: 'refused' as const, message: '없는 번호입니다.' },
];

function open(path: string): FakeApi {
  Object.assign(URL, { createObjectURL: () => 'blob:bills', revokeObjectURL: () => undefined });
  const api = new FakeApi()
    .answer(officeOverview, { name: '이관리', permissions: ['money'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeBills, { list: [bill] })
    .answer(officeMarkBill, 1)
    .answer(officeExportBills, { fileName: '계산서.csv', table: 'a', bills: 1 })
    .answer(officeCheckBillFile, { fingerprint: 'f'.repeat(64), rows })
    .answer(officeEnterBillFile, 1);
  renderInHost(routes.routes, path, { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const inputsOf = (api: FakeApi, call: Parameters<FakeApi['requestsOf']>[0]) =>
  api.requestsOf(call).map(({ input }) => input);

test('a correction shows its negative amount and its legal deadline', async () => {
  open('/office/bills');
  const row = within(await screen.findByRole('row', { name: /한빛국밥집/ }));
  expect(row.getByText('-50,000원')).toBeInTheDocument();
  expect(row.getByText(/2026.12.10.*까지 발급/)).toBeInTheDocument();
});

test('a number is entered with hyphens or without, a short one is refused, and the list is fetched again', async () => {
  const api = open('/office/bills');
  await userEvent.click(await screen.findByRole('button', { name: '관리번호 3 승인번호 적기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '승인번호 적기' }));
  const field = dialog.getByLabelText(/^승인번호/);
  await userEvent.type(field, '20261120');
  await userEvent.click(dialog.getByRole('button', { name: '적기' }));
  expect((await dialog.findAllByText('승인번호 24자리를 입력해주세요.')).length).toBeGreaterThan(0);
  await userEvent.type(field, '-41000012-A1B2C3D4');
  await userEvent.click(dialog.getByRole('button', { name: '적기' }));
  await waitFor(() =>
    expect(inputsOf(api, officeMarkBill)).toEqual([
      { billNo: 3, approvalNumber: '2026112041000012a1b2c3d4', amount: -50_000 },
    ]),
  );
  await waitFor(() => expect(api.requestsOf(officeBills)).toHaveLength(2));
});

test('a bill whose amount has changed since its export says so, and can be released', async () => {
  const api = open('/office/bills');
  api
    .answers(officeBills, { list: [{ ...bill, takenAt: '2026-11-20T12:00:00+09:00', changedBy: -1_000 }] })
    .answer(officeReleaseBill, 1);
  expect(await screen.findByText(/-1,000원 바뀜.*수정계산서/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '관리번호 3 발급 안 함' }));
  const dialog = within(await screen.findByRole('dialog', { name: '발급하지 않은 계산서' }));
  await userEvent.type(dialog.getByLabelText(/^사유/), '홈택스에서 거절');
  await userEvent.click(dialog.getByRole('button', { name: '발급 안 함' }));
  await waitFor(() => expect(inputsOf(api, officeReleaseBill)).toEqual([{ billNo: 3, reason: '홈택스에서 거절' }]));
});

test('the bills of a period are exported with a reason', async () => {
  const api = open('/office/bills?from=2026-11-01&until=2026-11-30');
  await screen.findByRole('row', { name: /한빛국밥집/ });
  await userEvent.click(screen.getByRole('button', { name: '일괄발급 파일 받기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '계산서 일괄발급 파일 받기' }));
  await userEvent.type(dialog.getByLabelText(/^사유/), '월말 발급');
  await userEvent.click(dialog.getByRole('button', { name: '받기' }));
  await waitFor(() =>
    expect(inputsOf(api, officeExportBills)).toEqual([
      { fromDay: '2026-11-01', untilDay: '2026-11-30', reason: '월말 발급' },
    ]),
  );
});

test('a file is previewed row by row before anything is marked', async () => {
  const api = open('/office/bills/file');
  const file = new File(['승인번호,비고\n'], '발급목록.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(/^승인번호 파일/), file);
  expect(await screen.findByText('1건을 발급으로 적고, 1줄은 적지 않습니다.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1건 적기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '승인번호 입력' }));
  await userEvent.click(dialog.getByRole('button', { name: '1건 적기' }));
  await waitFor(() =>
    expect(inputsOf(api, officeEnterBillFile)).toEqual([
      expect.objectContaining({ fingerprint: 'f'.repeat(64), reason: '' }),
    ]),
  );
});

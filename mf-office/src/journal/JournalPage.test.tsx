import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeExportJournal, officeJournal, officeOverview, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';
import { monthsUntil } from './journal.ts';

const permissions: Permission[] = ['money'];
const journal = {
  month: '2026-10',
  sums: [
    {
      event: '입금',
      method: '신용카드',
      kind: '교육',
      tax: '면세',
      branch: '부산지회',
      count: 2,
      amount: 100_000,
      vat: 0,
    },
    { event: '입금', method: '신용카드', kind: '시험', tax: '면세', branch: '', count: 1, amount: 50_000, vat: 0 },
  ],
  accounts: [{ code: '120', account: '미수금', debit: 150_000, credit: 96_920 }],
  debit: 150_000,
  credit: 150_000,
  came: { journal: 150_000, books: 150_000 },
  returned: { journal: 0, books: 0 },
  payouts: [{ day: '2026-10-05', amount: 100_000, fee: 2_800, feeVat: 280, paidOut: 96_920, bankedOn: null }],
  takenAt: null,
};

function open(address: string, changes: Partial<typeof journal> = {}): FakeApi {
  const api = new FakeApi()
    .answers(officeOverview, { permissions, fourEyesOver: 300_000 })
    .answers(officeJournal, { ...journal, ...changes });
  renderInHost(routes.routes, address, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('a month shows its sums, accounts and payouts', async () => {
  open('/office/journal?month=2026-10');
  const sums = within(await screen.findByRole('table', { name: '거래별 합계' }));
  expect(sums.getByRole('row', { name: '입금 교육 신용카드 면세 부산지회 2건 100,000원 0원' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '120 미수금 150,000원 96,920원' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /96,920원 아직 확인하지 않음/ })).toBeInTheDocument();
  expect(screen.queryByText(/합계가 다릅니다/)).not.toBeInTheDocument();
});

test.each([
  ['books', { came: { journal: 150_000, books: 100_000 } }],
  ['debits', { credit: 149_999 }],
])('a month whose %s differ says so', async (_what, changes) => {
  open('/office/journal?month=2026-10', changes);
  expect(await screen.findByText(/전표와 장부의 합계가 다릅니다/)).toBeInTheDocument();
});

test.each(['', '?month=1999-01', '?month=x'])('the last month is shown for the address %s', async (search) => {
  const api = open(`/office/journal${search}`);
  await screen.findByRole('table', { name: '거래별 합계' });
  expect(api.requestsOf(officeJournal)[0]?.input).toEqual({ month: '2026-10' });
});

test('a file is asked for in the columns of the accounting program', async () => {
  const save = jest.fn(() => 'blob:journal');
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => undefined });
  const api = open('/office/journal?month=2026-10').answers(officeExportJournal, {
    lines: 4,
    table: '',
    fileName: 'a.csv',
  });
  await userEvent.click(await screen.findByRole('button', { name: '더존 일반전표 양식으로 받기' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(api.requestsOf(officeExportJournal)[0]?.input).toEqual({ month: '2026-10', form: 'program' });
});

test('months go back over the new year', () => {
  expect(monthsUntil('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});

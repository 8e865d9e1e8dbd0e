import { screen, within } from '@testing-library/react';
import { officeDayReport, officeOverview, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const permissions: Permission[] = ['money'];
const overview = { permissions, fourEyesOver: 300_000 };
const report = {
  day: '2026-11-20',
  reconciledAt: '2026-11-21T03:00:00+09:00' as string | null,
  paid: [{ name: '신용카드', count: 3, amount: 150_000 }],
  paidTotal: 150_000,
  refundedTotal: 0,
  openFindings: 0,
};

function open(address: string, changes: Partial<typeof report> = {}): FakeApi {
  const api = new FakeApi().answers(officeOverview, overview).answers(officeDayReport, { ...report, ...changes });
  renderInHost(routes.routes, address, { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('a day shows payments and refunds by payment method', async () => {
  const api = open('/office/days?day=2026-11-20');
  const paid = within(await screen.findByRole('table', { name: '들어온 돈' }));
  expect(paid.getByRole('row', { name: '신용카드 3건 150,000원' })).toBeInTheDocument();
  expect(screen.getByText('2026.11.21 (토) 03:00 완료')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: '나간 돈' })).not.toBeInTheDocument();
  expect(api.requestsOf(officeDayReport)[0]?.input).toEqual({ day: '2026-11-20' });
});

test('a day shows what has not been reconciled, and what is still open', async () => {
  open('/office/days?day=2026-11-20', { reconciledAt: null, openFindings: 2 });
  expect(await screen.findByText('아직 하지 않음')).toBeInTheDocument();
  expect(screen.getByText('이날의 내역 불일치 2건이 아직 처리되지 않았습니다.')).toBeInTheDocument();
});

test.each(['', '?day=today', '?day=2026-1-1'])('yesterday is shown for the address %s', async (search) => {
  const api = open(`/office/days${search}`);
  await screen.findByRole('table', { name: '들어온 돈' });
  expect(api.requestsOf(officeDayReport)[0]?.input).toEqual({ day: '2026-11-22' });
});

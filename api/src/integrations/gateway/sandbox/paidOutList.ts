import { addDays } from '@portal/shared/time';

export const PAYOUT_DAYS = 2;
const FEE_SHARE = 0.033;
const MAX_SIZE = 5000;

/** Lists settled transactions by the day of their payout, two days after them; pages begin at 1. */
export function listPaidOut(
  transactions: readonly Record<string, unknown>[],
  query: URLSearchParams,
): Record<string, unknown>[] {
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  const size = Math.min(Number(query.get('size') ?? 100), MAX_SIZE);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  return transactions
    .map((line) => {
      const amount = line.status === 'DONE' ? Number(line.amount) : -Math.abs(Number(line.amount));
      const fee = Math.round(amount * FEE_SHARE);
      const supplyAmount = Math.round(fee / 1.1);
      const paidOutDate = addDays(String(line.transactionAt).slice(0, 10), PAYOUT_DAYS);
      return { ...line, amount, fee, supplyAmount, vat: fee - supplyAmount, payOutAmount: amount - fee, paidOutDate };
    })
    .filter(({ paidOutDate }) => paidOutDate >= start && paidOutDate <= end)
    .slice(first, first + size);
}

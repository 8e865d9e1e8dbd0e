import { Refused } from './tossRequests.ts';

/** Lists transactions by time after a given one; days are in Seoul time, including their last second. */
export function listTransactions(
  transactions: readonly Record<string, unknown>[],
  query: URLSearchParams,
): Record<string, unknown>[] {
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  if (![start, end].every((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text)))
    throw new Refused(400, 'INVALID_DATE');
  const after = query.get('startingAfter');
  const from = after === null ? 0 : transactions.findIndex(({ transactionKey }) => transactionKey === after) + 1;
  if (after !== null && from === 0) throw new Refused(400, 'INVALID_TRANSACTION_KEY');
  return transactions
    .slice(from)
    .filter(({ transactionAt }) => String(transactionAt) >= start && String(transactionAt).slice(0, 19) <= end)
    .slice(0, Number(query.get('limit') ?? 100));
}

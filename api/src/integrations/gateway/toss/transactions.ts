import * as v from 'valibot';
import type { GatewaySettlement } from '../protocol/gateway.ts';
import { inSeoul } from './checkout.ts';
import { findTossPayment } from './paymentRequests.ts';
import type { TossClient } from './tossClient.ts';
import { tossTime } from './tossPayment.ts';

/** The gateway's list of transactions: each approval and each cancellation is a separate line. */

const PAGE_SIZE = 500;
/** Many times a day of the portal; more means that the list does not end. */
const MAX_PAGES = 200;

const KINDS: Readonly<Record<string, GatewaySettlement['kind']>> = {
  DONE: 'PAID',
  CANCELED: 'REFUNDED',
  PARTIAL_CANCELED: 'REFUNDED',
};
const VIRTUAL_ACCOUNT = '가상계좌';

const line = v.object({
  transactionKey: v.pipe(v.string(), v.nonEmpty()),
  paymentKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  status: v.string(),
  method: v.nullish(v.string(), ''),
  amount: v.pipe(v.number(), v.safeInteger()),
  transactionAt: tossTime,
});
const page = v.array(line);
type Line = v.InferOutput<typeof line>;

/** Lists payments and refunds from `from` to before `until`. */
export async function listSettlements(client: TossClient, from: Date, until: Date): Promise<GatewaySettlement[]> {
  const settlements: GatewaySettlement[] = [];
  for (const found of await listLines(client, from, until)) {
    const kind = KINDS[found.status];
    const { paymentKey: gatewayNo, transactionAt: at } = found;
    if (!kind || at < from || at >= until || (kind === 'REFUNDED' && !(await hadMoney(client, found)))) continue;
    settlements.push({ gatewayNo, kind, amount: Math.abs(found.amount), at });
  }
  return settlements.sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function listLines(client: TossClient, from: Date, until: Date): Promise<Line[]> {
  const lines: Line[] = [];
  const query = new URLSearchParams({ startDate: inSeoul(from), endDate: inSeoul(until), limit: String(PAGE_SIZE) });
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const parsed = v.safeParse(page, await client.ask(`/v1/transactions?${query}`));
    if (!parsed.success) throw new Error('the gateway answered a list of transactions that cannot be read');
    lines.push(...parsed.output);
    const last = parsed.output.at(-1);
    if (!last || parsed.output.length < PAGE_SIZE) return lines;
    query.set('startingAfter', last.transactionKey);
  }
  throw new Error(`the gateway's list of transactions has more than ${MAX_PAGES} pages`);
}

/** An account cancelled before its deposit is listed like a refund, but nothing was refunded. */
async function hadMoney(client: TossClient, { method, paymentKey }: Line): Promise<boolean> {
  if (method !== VIRTUAL_ACCOUNT) return true;
  const payment = await findTossPayment(client, paymentKey);
  return payment?.approvedAt !== null;
}

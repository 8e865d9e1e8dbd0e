import * as v from 'valibot';
import { addDays, seoulDay } from '@portal/shared/time';
import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import type { CashReceiptGateway, GatewayCashReceipt } from '../protocol/cashReceipts.ts';
import type { TossClient } from './tossClient.ts';

/** The gateway's CashReceipt object, the fields that we read, and its list, which covers one day. */

const PAGE_SIZE = 100;
const MAX_PAGES = 100;
/** Orders older than this are not searched: the tax office has decided long before. */
const MAX_AGE_MS = 31 * DAY_MS;
/** An order around midnight may be recorded on the next day. */
const BOOKED_WITHIN_MS = 10 * MINUTE_MS;

const STATES = { IN_PROGRESS: 'PENDING', COMPLETED: 'DONE', FAILED: 'FAILED' } as const;
const KINDS = { CONFIRM: 'ISSUED', CANCEL: 'CANCELLED' } as const;

const cashReceipt = v.pipe(
  v.object({
    receiptKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    orderId: v.pipe(v.string(), v.maxLength(64)),
    transactionType: v.picklist(['CONFIRM', 'CANCEL']),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    taxFreeAmount: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), null),
    issueStatus: v.picklist(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
    issueNumber: v.nullish(v.pipe(v.string(), v.maxLength(50)), ''),
    receiptUrl: v.nullish(v.pipe(v.string(), v.maxLength(1000)), ''),
    failure: v.nullish(v.object({ code: v.pipe(v.string(), v.maxLength(100)) }), null),
  }),
  v.transform(({ receiptKey, orderId, transactionType, amount, taxFreeAmount, issueStatus, failure, ...shown }) => ({
    receiptKey,
    orderNo: orderId,
    kind: KINDS[transactionType],
    amount,
    taxFreeAmount,
    state: STATES[issueStatus],
    issueNumber: shown.issueNumber,
    // Browsers are sent there; the sandbox's are paths of the portal.
    url: /^(https:\/\/|\/(?![/\\]))/.test(shown.receiptUrl) ? shown.receiptUrl : '',
    code: failure?.code ?? '',
  })),
);
type CashReceiptLine = GatewayCashReceipt & { orderNo: string; code: string };

const page = v.object({
  hasNext: v.boolean(),
  lastCursor: v.nullish(v.union([v.number(), v.string()]), null),
  data: v.array(v.object({ orderId: v.string() })),
});

/** @throws if it cannot be parsed: no unvalidated data enters our books */
export function readCashReceipt(answer: unknown): CashReceiptLine {
  const parsed = v.safeParse(cashReceipt, answer);
  if (parsed.success) return parsed.output;
  throw new Error('the gateway answered a cash receipt that cannot be read');
}

/** Returns the records under an order's number, from the day of `since` to that of `now`. */
export async function listCashReceipts(
  client: TossClient,
  { orderNo, since, now }: Parameters<CashReceiptGateway['find']>[0],
): Promise<CashReceiptLine[]> {
  const lines: CashReceiptLine[] = [];
  const first = new Date(Math.max(since.getTime(), now.getTime() - MAX_AGE_MS));
  const last = seoulDay(new Date(now.getTime() + BOOKED_WITHIN_MS));
  for (let day = seoulDay(first); day <= last; day = addDays(day, 1))
    lines.push(...(await listDay(client, orderNo, day)));
  return lines;
}

async function listDay(client: TossClient, orderNo: string, day: string): Promise<CashReceiptLine[]> {
  const lines: CashReceiptLine[] = [];
  const query = new URLSearchParams({ requestDate: day, limit: String(PAGE_SIZE) });
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const answer = await client.ask(`/v1/cash-receipts?${query}`);
    const parsed = v.safeParse(page, answer);
    if (!parsed.success) throw new Error('the gateway answered a list of cash receipts that cannot be read');
    const { data } = answer as { data: { orderId: string }[] };
    // Other orders may be of a kind that the schema does not cover.
    lines.push(...data.filter(({ orderId }) => orderId === orderNo).map(readCashReceipt));
    const { hasNext, lastCursor } = parsed.output;
    if (!hasNext || lastCursor === null) return lines;
    query.set('cursor', String(lastCursor));
  }
  throw new Error(`the gateway's list of cash receipts has more than ${MAX_PAGES} pages`);
}

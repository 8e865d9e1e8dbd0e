import * as v from 'valibot';
import type { GatewayPayout } from '../protocol/gateway.ts';
import type { TossClient } from './tossClient.ts';

/** The gateway's list of settled transactions by the day of their payout; a refund's amounts are negative. */

const PAGE_SIZE = 1000;
/** Many times a month of the portal; more means that the list does not end. */
const MAX_PAGES = 100;

const won = v.pipe(v.number(), v.safeInteger());
const line = v.object({
  amount: won,
  /** The fee, of which `vat` is its value-added tax. */
  fee: won,
  vat: won,
  payOutAmount: won,
  paidOutDate: v.pipe(v.string(), v.isoDate()),
});
const page = v.array(line);
type Line = v.InferOutput<typeof line>;

/** Lists the payouts from the first day to the last, one for each day. */
export async function listPayouts(client: TossClient, firstDay: string, lastDay: string): Promise<GatewayPayout[]> {
  const payouts = new Map<string, GatewayPayout>();
  for (const { paidOutDate: day, amount, fee, vat, payOutAmount } of await listLines(client, firstDay, lastDay)) {
    const sum = payouts.get(day) ?? { day, amount: 0, fee: 0, feeVat: 0, paidOut: 0 };
    payouts.set(day, {
      day,
      amount: sum.amount + amount,
      fee: sum.fee + fee - vat,
      feeVat: sum.feeVat + vat,
      paidOut: sum.paidOut + payOutAmount,
    });
  }
  return [...payouts.values()].sort((one, other) => one.day.localeCompare(other.day));
}

async function listLines(client: TossClient, firstDay: string, lastDay: string): Promise<Line[]> {
  const lines: Line[] = [];
  const period = { dateType: 'paidOutDate', startDate: firstDay, endDate: lastDay, size: String(PAGE_SIZE) };
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const query = new URLSearchParams({ ...period, page: String(number) });
    const parsed = v.safeParse(page, await client.ask(`/v1/settlements?${query}`));
    if (!parsed.success) throw new Error('the gateway answered a list of payouts that cannot be read');
    lines.push(...parsed.output);
    if (parsed.output.length < PAGE_SIZE) return lines;
  }
  throw new Error(`the gateway's list of payouts has more than ${MAX_PAGES} pages`);
}

import { MINUTE_MS } from '../../../clock/durations.ts';
import type { CashReceiptOutcome } from '../protocol/cashReceipts.ts';
import { openToss } from './testing/openToss.ts';

const NOON = new Date('2026-11-20T12:00:00+09:00');
const ORDER_NO = 'R1-a1b2c3d4';
const SOLD = { amount: 50_001, taxFreeAmount: 50_001, title: '2급 교육', gatewayNo: null };
const PAYER = { type: 'INCOME', number: '01012345678' } as const;

let now = NOON;
let toss: Awaited<ReturnType<typeof openToss>>;
beforeEach(async () => {
  now = NOON;
  toss = await openToss(() => now, { isDirect: true });
});
afterEach(() => toss.server.close());

/**
 * Orders until it is done, as the job does: an unanswered order is repeated with its key, one answered with an error
 * with the next key. Late work is executed between attempts.
 * @returns the outcome of each attempt
 */
async function ordered(order: (how: { key: string; since: Date | null; now: Date }) => Promise<CashReceiptOutcome>) {
  const states: CashReceiptOutcome['state'][] = [];
  let attempt = 1;
  for (let times = 0; times < 4 && states.at(-1) !== 'DONE'; times += 1) {
    const { state } = await order({ key: `${ORDER_NO}-${attempt}`, since: times === 0 ? null : NOON, now });
    states.push(state);
    if (state === 'NOT_DONE') attempt += 1;
    toss.server.lateWork();
    now = new Date(now.getTime() + 10 * MINUTE_MS);
  }
  return states;
}

const issue = () => ordered((how) => toss.gateway.cashReceipts.issue({ orderNo: ORDER_NO, ...SOLD, ...PAYER, ...how }));
const receiptsLeft = () => toss.server.api.receipts.active(ORDER_NO).map(({ left }) => left);

test.each([
  ['lost', ['DONE']],
  ['silentAfter', ['DONE']],
  ['faultAfter', ['DONE']],
  ['html', ['UNANSWERED', 'DONE']],
  ['late', ['UNANSWERED', 'DONE']],
  ['down', ['UNANSWERED', 'DONE']],
  ['processing', ['UNANSWERED', 'DONE']],
  ['tooMany', ['NOT_DONE', 'DONE']],
  ['fault', ['NOT_DONE', 'DONE']],
  ['storedFault', ['NOT_DONE', 'DONE']],
] as const)('ordered with response “%s” it goes %j, and one is issued', async (happening, states) => {
  toss.server.spoil('issuing receipts', happening);
  expect(await issue()).toEqual(states);
  expect(receiptsLeft()).toEqual([50_001]);
  expect(toss.server.api.receipts.lines).toHaveLength(1);
});

test.each([
  ['lost', ['DONE']],
  ['silentAfter', ['DONE']],
  ['faultAfter', ['DONE']],
  ['html', ['UNANSWERED', 'DONE']],
  ['late', ['UNANSWERED', 'DONE']],
  ['down', ['UNANSWERED', 'DONE']],
  ['fault', ['NOT_DONE', 'DONE']],
  ['storedFault', ['NOT_DONE', 'DONE']],
] as const)('cancelled with response “%s” it goes %j, and is cancelled once', async (happening, states) => {
  await issue();
  const receiptKey = toss.server.api.receipts.lines[0]?.receiptKey ?? '';
  toss.server.spoil('cancelling receipts', happening);
  const order = { orderNo: ORDER_NO, amount: 50_001, receiptKey, known: [] };
  const cancelled = await ordered((how) =>
    toss.gateway.cashReceipts.cancel({ ...order, ...how, key: `cancel-${how.key}` }),
  );
  expect(cancelled).toEqual(states);
  expect(receiptsLeft()).toEqual([]);
  expect(toss.server.api.receipts.lines).toHaveLength(2);
});

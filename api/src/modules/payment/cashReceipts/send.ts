import { mayStillCome } from '../../../enrolment/cashReceipt/retry.ts';
import { readNumber, type CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import type { CashReceiptOutcome } from '../../../integrations/gateway/protocol/cashReceipts.ts';
import { taxFreeOf, type Sold } from '../../../money/taxFree.ts';
import type { JobContext } from '../../../pipeline/job.ts';
import { noteTax } from '../settlement/noteTax.ts';
import type { Claim } from './claim.ts';

/**
 * Outcome of an order. Two states apply if the money was refunded and nothing was ordered: with ABSENT the gateway has
 * no earlier receipt, with WAITING an unanswered earlier order may still be executed.
 */
export type Sent = CashReceiptOutcome | { state: 'ABSENT' | 'WAITING'; code: '' };

const UNANSWERED: Sent = { state: 'UNANSWERED', code: '' };

export const keysOf = ({ cancel_keys }: CashReceiptRow): string[] => cancel_keys.split(' ').filter(Boolean);

export async function send(context: JobContext, claim: Claim): Promise<Sent> {
  const { receipt } = claim;
  try {
    return await (receipt.status === 'CANCELLING' ? cancel(context, claim) : issue(context, claim));
  } catch (error) {
    context.log.warn({ err: error, cashReceiptNo: receipt.cash_receipt_no }, 'the gateway did not answer an order');
    return UNANSWERED;
  }
}

async function issue(context: JobContext, { receipt, money, amount, since }: Claim): Promise<Sent> {
  const { integrations, configuration, now } = context;
  const { order_no: orderNo, type, attempt } = receipt;
  const { cashReceipts } = integrations.gateway;
  // The money was refunded meanwhile: no new order, but an earlier one may exist.
  if (money.retained === 0) {
    const lines = await cashReceipts.find({ orderNo, since: since ?? now(), now: now() });
    const found = lines.find(({ kind, state }) => kind === 'ISSUED' && state !== 'FAILED');
    if (found) return { state: 'DONE', receipt: found };
    return { state: mayStillCome(receipt, now()) ? 'WAITING' : 'ABSENT', code: '' };
  }
  const number = readNumber(configuration.encryptionKeys, receipt);
  if (number === null) throw new Error(`cash receipt ${receipt.cash_receipt_no} has no number`);
  const order = { orderNo, amount, key: `${orderNo}-${attempt}`, since, now: now() };
  const { title, sold } = await soldBy(context, receipt);
  const taxFreeAmount = taxFreeOf(sold, amount);
  const sent = await cashReceipts.issue({ ...order, taxFreeAmount, type, number, title, gatewayNo: money.gatewayNo });
  if (sent.state === 'DONE') {
    const { receiptKey: gatewayNo, amount: issued, taxFreeAmount: there } = sent.receipt;
    const finding = { gatewayNo, paymentNo: receipt.payment_no, there, ordered: taxFreeOf(sold, issued) };
    await noteTax(finding, { db: context.db, now: now() });
  }
  return sent;
}

async function cancel({ integrations, now }: JobContext, { receipt, amount, since }: Claim): Promise<Sent> {
  const { order_no: orderNo, receipt_key: receiptKey, attempt, issued_at } = receipt;
  if (receiptKey === null) throw new Error(`cash receipt ${receipt.cash_receipt_no} has no key`);
  const { cashReceipts } = integrations.gateway;
  const known = keysOf(receipt);
  const order = { orderNo, amount, key: `${orderNo}-cancel-${attempt}`, since, now: now() };
  const outcome = await cashReceipts.cancel({ ...order, receiptKey, known });
  if (outcome.state !== 'REFUSED' || issued_at === null) return outcome;
  // It may have been cancelled in the gateway's console.
  const lines = await cashReceipts.find({ orderNo, since: issued_at, now: now() });
  const other = lines.find(
    (line) => line.kind === 'CANCELLED' && line.state !== 'FAILED' && !known.includes(line.receiptKey),
  );
  return other ? { state: 'DONE', receipt: other } : outcome;
}

/** Returns the kind of the sold item and its title for the tax office and the payer. */
async function soldBy(
  { db }: JobContext,
  { payment_no, certificate_no }: CashReceiptRow,
): Promise<{ title: string; sold: Sold }> {
  if (payment_no !== null) {
    const { terms } = await db
      .selectFrom('payment')
      .innerJoin('application', 'application.application_no', 'payment.application_no')
      .select('application.terms')
      .where('payment.payment_no', '=', payment_no)
      .executeTakeFirstOrThrow();
    return { title: offeringTitle(terms), sold: termsKind(terms) };
  }
  const { cert_name } = await db
    .selectFrom('certificate')
    .select('cert_name')
    .where('certificate_no', '=', certificate_no)
    .executeTakeFirstOrThrow();
  return { title: `자격증 발급 수수료 (${cert_name})`, sold: 'certificate' };
}

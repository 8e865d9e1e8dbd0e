import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { PaymentGateway } from '../protocol/gateway.ts';
import { refundKeyOf } from '../protocol/refundKey.ts';
import type { SandboxParts } from './sandboxParts.ts';
import { lockSandboxPayment, queueCallback, stateAt, type SandboxPaymentRow } from './sandboxPayments.ts';

type Clocked = Pick<SandboxParts, 'db' | 'now'>;

/** Executes a refund ordered by the merchant. */
export function giveBack(
  { db, now }: Clocked,
  { gatewayNo, amount, refundNo, attempt, account }: Parameters<PaymentGateway['refund']>[0],
): Promise<'DONE' | 'REFUSED'> {
  const at = now();
  return inTransaction(db, async (transaction) => {
    const row = await lockSandboxPayment(transaction, gatewayNo);
    if (!row) return 'REFUSED';
    const repeated = await transaction
      .selectFrom('sandbox_refund')
      .select('amount')
      .where('gateway_no', '=', gatewayNo)
      .where('refund_key', 'like', `refund-${refundNo}-%`)
      .executeTakeFirst();
    if (repeated) return repeated.amount === amount ? 'DONE' : 'REFUSED';
    // A deposit does not show its source account.
    if (row.method === 'vbank' && !isComplete(account)) return 'REFUSED';
    const key = refundKeyOf({ refundNo, attempt });
    return (await bookRefund(transaction, { row, amount, key, at })) ? 'DONE' : 'REFUSED';
  });
}

const isComplete = (account: Parameters<PaymentGateway['refund']>[0]['account']) =>
  account !== null && account.bank !== '' && account.accountName !== '' && /^\d+$/.test(account.account);

/**
 * Executes a refund in the gateway's console, unknown to the merchant's program: the merchant gets a webhook, which may
 * be lost like any other. Returns true if the gateway allowed it.
 */
export function refundAtConsole(
  { db, now }: Clocked,
  { gatewayNo, amount }: { gatewayNo: string; amount: number },
): Promise<boolean> {
  const at = now();
  return inTransaction(db, async (transaction) => {
    const row = await lockSandboxPayment(transaction, gatewayNo);
    const key = `console-${randomBytes(8).toString('hex')}`;
    const booked = row && (await bookRefund(transaction, { row, amount, key, at }));
    if (booked) await queueCallback(transaction, booked, at);
    return Boolean(booked);
  });
}

interface Booking {
  row: SandboxPaymentRow;
  amount: number;
  key: string;
  at: Date;
}

/** Records a refund; null if the money is not sufficient or a phone payment is not refunded as a whole. */
async function bookRefund(db: Queries, { row, amount, key, at }: Booking): Promise<SandboxPaymentRow | null> {
  if (stateAt(row, at) !== 'PAID' || amount <= 0) return null;
  const refunded = row.refunded + amount;
  if (refunded > row.notified_amount || (row.method === 'phone' && amount < row.notified_amount)) return null;
  await db
    .insertInto('sandbox_refund')
    .values({ refund_key: key, gateway_no: row.gateway_no, amount, refunded_at: at })
    .execute();
  return db
    .updateTable('sandbox_payment')
    .set({ refunded, state: refunded === row.notified_amount ? 'REFUNDED' : row.state })
    .where('gateway_no', '=', row.gateway_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}

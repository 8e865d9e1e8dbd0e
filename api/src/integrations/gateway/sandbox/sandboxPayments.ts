import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../database/tables.ts';
import type { SandboxGatewayTables } from '../../../database/tables/sandbox.ts';
import type { GatewayPayment } from '../gateway.ts';
import { writeCallback, type Order } from './messages.ts';

export type SandboxPaymentRow = Selectable<SandboxGatewayTables['sandbox_payment']>;

export const BANK = '한빛은행';
export const ACCOUNT_HOLDER = '한빛외식업협회(모의)';

/** Makes the payment of an order when its page is opened for the first time; answers it every time. */
export async function openSandboxPayment(db: Queries, order: Order): Promise<SandboxPaymentRow> {
  await db
    .insertInto('sandbox_payment')
    .values({
      gateway_no: order.gatewayNo,
      payment_no: order.paymentNo,
      method: order.method,
      amount: order.amount,
      notified_amount: order.amount,
      title: order.title,
      return_url: order.returnUrl,
      due_at: order.dueAt,
      state: 'PENDING',
      approve_at: null,
      account: null,
    } satisfies Insertable<SandboxGatewayTables['sandbox_payment']>)
    .onConflict((conflict) => conflict.column('gateway_no').doNothing())
    .execute();
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('gateway_no', '=', order.gatewayNo)
    .executeTakeFirstOrThrow();
}

export async function findSandboxPayment(db: Queries, gatewayNo: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('gateway_no', '=', gatewayNo).executeTakeFirst();
}

/**
 * What the sandbox reports of a payment at a time: a delayed approval is pending, an account past its due time expired.
 */
export function toNotification(row: SandboxPaymentRow, now: Date): GatewayPayment {
  return {
    gatewayNo: row.gateway_no,
    paymentNo: row.payment_no,
    state: stateAt(row, now),
    amount: row.notified_amount,
    virtualAccount:
      row.account === null ? null : { bank: BANK, account: row.account, holder: ACCOUNT_HOLDER, dueAt: row.due_at },
    reason: row.reason,
  };
}

export function stateAt(row: SandboxPaymentRow, now: Date): GatewayPayment['state'] {
  if (row.state === 'PAID' && row.approve_at !== null && row.approve_at > now) return 'PENDING';
  if (row.state === 'AWAITING_DEPOSIT' && row.due_at <= now) return 'EXPIRED';
  return row.state;
}

/** Queues a callback with the state of the payment, to be sent from `sendAt` on. */
export async function queueCallback(db: Queries, row: SandboxPaymentRow, sendAt: Date): Promise<void> {
  await db
    .insertInto('sandbox_callback')
    .values({ body: writeCallback(toNotification(row, sendAt)), send_at: sendAt, delivered_at: null })
    .execute();
}

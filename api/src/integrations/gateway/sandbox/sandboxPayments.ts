import type { Selectable } from 'kysely';
import { association } from '@portal/shared/association';
import type { Queries } from '../../../database/types/tables.ts';
import type { SandboxGatewayTables } from '../../../database/types/tables/sandbox.ts';
import type { GatewayPayment, GatewayRefund, PaymentGateway } from '../protocol/gateway.ts';
import { readRefundKey } from '../protocol/refundKey.ts';
import { writeCallback } from './messages.ts';
import { findTaxFree, noteTaxFree } from './taxFree.ts';

export type SandboxPaymentRow = Selectable<SandboxGatewayTables['sandbox_payment']>;

export const BANK = association.bank.name;
export const ACCOUNT_HOLDER = `${association.name}(모의)`;

type Order = Parameters<PaymentGateway['open']>[0];

/** Registers an order, so that the gateway knows it before its page is opened. */
export async function registerOrder(db: Queries, gatewayNo: string, order: Order): Promise<void> {
  await noteTaxFree(db, { number: gatewayNo, amount: order.amount, taxFreeAmount: order.taxFreeAmount });
  await db
    .insertInto('sandbox_payment')
    .values({
      gateway_no: gatewayNo,
      payment_no: order.paymentNo,
      method: order.method,
      amount: order.amount,
      notified_amount: order.amount,
      title: order.title,
      return_url: order.returnUrl,
      due_at: order.dueAt,
      state: 'PENDING',
      paid_at: null,
      account: null,
    })
    .execute();
}

export async function findSandboxPayment(db: Queries, gatewayNo: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('gateway_no', '=', gatewayNo).executeTakeFirst();
}

export async function lockSandboxPayment(db: Queries, gatewayNo: string): Promise<SandboxPaymentRow | undefined> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('gateway_no', '=', gatewayNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Returns the sandbox's report of a payment at a time: a delayed approval is pending, and an overdue page or account is
 * expired.
 */
export async function toNotification(db: Queries, row: SandboxPaymentRow, now: Date): Promise<GatewayPayment> {
  return {
    gatewayNo: row.gateway_no,
    paymentNo: row.payment_no,
    state: stateAt(row, now),
    amount: row.notified_amount,
    taxFreeAmount: await findTaxFree(db, row.gateway_no),
    paidAt: isPaid(row, now) ? row.paid_at : null,
    refunds: row.refunded > 0 ? await listRefunds(db, row.gateway_no) : [],
    virtualAccount:
      row.account === null ? null : { bank: BANK, account: row.account, holder: ACCOUNT_HOLDER, dueAt: row.due_at },
    reason: row.reason,
  };
}

async function listRefunds(db: Queries, gatewayNo: string): Promise<GatewayRefund[]> {
  const rows = await db
    .selectFrom('sandbox_refund')
    .select(['refund_key', 'amount'])
    .where('gateway_no', '=', gatewayNo)
    .orderBy('refunded_at')
    .execute();
  return rows.map(({ refund_key, amount }) => ({
    key: readRefundKey(refund_key) && refund_key,
    amount,
    state: 'DONE',
  }));
}

/** True if paid, refunded or not; a delayed approval is not paid yet. */
const isPaid = (row: SandboxPaymentRow, now: Date) => row.paid_at !== null && row.paid_at <= now;

export function stateAt(row: SandboxPaymentRow, now: Date): GatewayPayment['state'] {
  if (row.state === 'PAID' && !isPaid(row, now)) return 'PENDING';
  const isOpen = row.state === 'PENDING' || row.state === 'AWAITING_DEPOSIT';
  return isOpen && row.due_at <= now ? 'EXPIRED' : row.state;
}

/** Queues a webhook with the state of the payment, to be sent from `sendAt` on. */
export async function queueCallback(db: Queries, row: SandboxPaymentRow, sendAt: Date): Promise<void> {
  await db
    .insertInto('sandbox_callback')
    .values({ body: writeCallback(await toNotification(db, row, sendAt)), send_at: sendAt, delivered_at: null })
    .execute();
}

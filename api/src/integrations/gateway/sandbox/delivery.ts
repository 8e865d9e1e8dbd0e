import { sql } from 'kysely';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentGateway } from '../protocol/gateway.ts';
import { SandboxGateway } from './sandboxGateway.ts';
import type { SandboxParts } from './sandboxParts.ts';
import { queueCallback } from './sandboxPayments.ts';
import { signBody } from './signature.ts';

const BATCH_SIZE = 20;
const FIRST_RETRY_DELAY_SECONDS = 5;
/** The delay doubles with each attempt: the last one comes after more than a day. */
const MAX_ATTEMPTS = 15;

/**
 * Sends the due webhooks. Each is claimed by moving its next attempt into the future first: after a crash while sending
 * it is sent again, as by real gateways.
 */
export async function deliverCallbacks({ db, secret, now, send }: SandboxParts): Promise<number> {
  const at = now();
  const claimed = await sql<{ callback_no: number; body: string }>`
    update sandbox_callback set attempts = attempts + 1,
      send_at = ${at}::timestamptz + ${FIRST_RETRY_DELAY_SECONDS} * power(2, attempts) * interval '1 second'
    where callback_no = any (array(
      select callback_no from sandbox_callback
      where delivered_at is null and send_at <= ${at} and attempts < ${MAX_ATTEMPTS}
      order by callback_no limit ${BATCH_SIZE} for no key update skip locked
    ))
    returning callback_no, body`.execute(db);
  for (const { callback_no, body } of claimed.rows) {
    const isAccepted = await send(body, signBody(secret, body, now())).catch(() => false);
    if (isAccepted)
      await db
        .updateTable('sandbox_callback')
        .set({ delivered_at: now() })
        .where('callback_no', '=', callback_no)
        .execute();
  }
  return claimed.rows.length;
}

/** Closes overdue unpaid pages and virtual accounts, and notifies the merchant. */
async function closeExpired({ db, now }: SandboxParts): Promise<void> {
  const at = now();
  await inTransaction(db, async (transaction) => {
    const closed = await transaction
      .updateTable('sandbox_payment')
      .set({ state: 'EXPIRED', reason: '결제 기한이 지났습니다.' })
      .where('state', 'in', ['PENDING', 'AWAITING_DEPOSIT'])
      .where('due_at', '<=', at)
      .returningAll()
      .execute();
    for (const row of closed) await queueCallback(transaction, row, at);
  });
}

/** Sends the webhooks of the demo's gateway; does nothing with a real gateway. */
export const deliveryJob = {
  name: 'sandbox-gateway',
  everySeconds: 2,
  isNeeded: ({ integrations: { gateway } }: { integrations: { gateway: PaymentGateway } }) =>
    gateway instanceof SandboxGateway,
  async run({ integrations: { gateway } }: { integrations: { gateway: PaymentGateway } }) {
    if (!(gateway instanceof SandboxGateway)) return;
    await closeExpired(gateway.parts);
    await deliverCallbacks(gateway.parts);
  },
};

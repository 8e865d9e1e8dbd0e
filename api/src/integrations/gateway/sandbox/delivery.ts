import { sql } from 'kysely';
import type { PaymentGateway } from '../protocol/gateway.ts';
import { SandboxGateway } from './sandboxGateway.ts';

const BATCH_SIZE = 20;
const FIRST_RETRY_DELAY_SECONDS = 5;
/** The delay doubles with each attempt: the last one comes after more than a day. */
const MAX_ATTEMPTS = 15;

/**
 * Sends the due webhooks. Each is claimed by moving its next attempt into the future first: after a crash while sending
 * it is sent again, as by real gateways.
 */
export async function deliverCallbacks(gateway: SandboxGateway): Promise<number> {
  const { db, now } = gateway.settings;
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
    const isAccepted = await gateway.send(body).catch(() => false);
    if (isAccepted)
      await db
        .updateTable('sandbox_callback')
        .set({ delivered_at: now() })
        .where('callback_no', '=', callback_no)
        .execute();
  }
  return claimed.rows.length;
}

/** Sends the webhooks of the demo's gateway; does nothing with a real gateway. */
export const deliveryJob = {
  name: 'sandbox-gateway',
  everySeconds: 2,
  isNeeded: ({ integrations: { gateway } }: { integrations: { gateway: PaymentGateway } }) =>
    gateway instanceof SandboxGateway,
  async run({ integrations: { gateway } }: { integrations: { gateway: PaymentGateway } }) {
    if (gateway instanceof SandboxGateway) await deliverCallbacks(gateway);
  },
};

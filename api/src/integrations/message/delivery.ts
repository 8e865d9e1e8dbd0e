import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { isNight } from '../../clock/night.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/types/tables.ts';
import { unseal } from '../../secrets/seal.ts';
import type { MailSender } from './mail/mailSender.ts';
import { sealContext, type SealedMessage } from './outbox.ts';
import type { MessageSender } from './sms/messageSender.ts';

export interface Delivery {
  db: Queries;
  keys: Configuration['encryptionKeys'];
  sender: MessageSender;
  /** Null where no mail service is configured. */
  mail: MailSender | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now(): Date;
}

const BATCH_SIZE = 20;
/** With the delays below: until after half a day, whose nights do not count. */
const MAX_ATTEMPTS = 20;
const FIRST_RETRY_DELAY_SECONDS = 20;
const MAX_RETRY_DELAY_SECONDS = 3_600;

interface WaitingRow {
  message_key: string;
  kind: string;
  channel: string;
  sealed: Buffer;
}

/** Sends the message of this key now, within its lease. Gives it up and throws when the gateway does not accept it. */
export async function sendQueued(delivery: Delivery, key: string): Promise<void> {
  const row = await delivery.db
    .selectFrom('outbox')
    .select(['message_key', 'kind', 'channel', 'sealed'])
    .where('message_key', '=', key)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  if (!row?.sealed) return;
  try {
    await sendRow(delivery, { ...row, sealed: row.sealed });
  } catch (error) {
    await finish(delivery, key, 'given_up_at');
    throw error;
  }
}

/**
 * Sends the due messages; at night only those that may be sent then. Each is claimed by moving its next try into the
 * future first, so that another process takes over when this one dies; the key keeps the gateway from sending a message
 * twice. Answers how many were claimed.
 */
export async function deliverMessages(delivery: Delivery): Promise<number> {
  const { db, log } = delivery;
  const now = delivery.now();
  const claimed = await sql<WaitingRow>`
    update outbox set attempts = attempts + 1,
      next_try_at = ${now}::timestamptz
        + least(${FIRST_RETRY_DELAY_SECONDS} * power(2, attempts), ${MAX_RETRY_DELAY_SECONDS}) * interval '1 second'
    where message_no in (
      select message_no from outbox
      where sent_at is null and given_up_at is null and next_try_at <= ${now} and expires_at > ${now}
        and attempts < ${MAX_ATTEMPTS} and (at_night or not ${isNight(now)}::boolean)
      order by message_no limit ${BATCH_SIZE} for update skip locked
    )
    returning message_key, kind, channel, sealed`.execute(db);
  for (const row of claimed.rows) {
    await sendRow(delivery, row).catch((error: unknown) =>
      log.warn({ err: error, kind: row.kind, channel: row.channel }, 'a message was not accepted'),
    );
  }
  await giveUpStale(db, now);
  return claimed.rows.length;
}

/** Messages that expired or failed too often are given up; what they say, and to whom, is erased. */
async function giveUpStale(db: Queries, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ given_up_at: now, sealed: null })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where((either) =>
      either.or([
        either('expires_at', '<=', now),
        either.and([either('attempts', '>=', MAX_ATTEMPTS), either('next_try_at', '<=', now)]),
      ]),
    )
    .execute();
}

async function sendRow(delivery: Delivery, { message_key: key, kind, channel, sealed }: WaitingRow): Promise<void> {
  const message = JSON.parse(unseal(delivery.keys, sealed, sealContext(key))) as SealedMessage;
  // A channel that this program does not know belongs to a newer one: the row is left for it.
  if (channel === 'sms' && 'userPhone' in message) await delivery.sender.send({ key, ...message });
  else if (channel === 'mail' && 'address' in message && delivery.mail) await delivery.mail.send({ key, ...message });
  else throw new Error(`nothing here sends messages by ${channel}`);
  await finish(delivery, key, 'sent_at');
  delivery.log.info({ to: maskRecipient(message), kind, channel }, 'a message was sent');
}

const finish = ({ db, now }: Delivery, key: string, how: 'sent_at' | 'given_up_at') =>
  db
    .updateTable('outbox')
    .set({ [how]: now(), sealed: null })
    .where('message_key', '=', key)
    .execute();

/** `010****0003`, `k***@example.com`. */
const maskRecipient = (message: SealedMessage) =>
  'userPhone' in message
    ? message.userPhone.slice(0, 3) +
      '*'.repeat(Math.max(message.userPhone.length - 7, 0)) +
      message.userPhone.slice(-4)
    : `${message.address.slice(0, 1)}***${message.address.slice(message.address.lastIndexOf('@'))}`;

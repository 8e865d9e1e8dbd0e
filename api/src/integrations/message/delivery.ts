import type { FastifyBaseLogger } from 'fastify';
import { sql, type Updateable } from 'kysely';
import { isNight } from '../../clock/night.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/types/tables.ts';
import type { OutboxTables } from '../../database/types/tables/outbox.ts';
import { unseal } from '../../secrets/seal.ts';
import type { MailSender } from './mail/mailSender.ts';
import { sealContext, type SealedMessage } from './outbox.ts';
import { deliverPush } from './push/deliverPush.ts';
import type { PushSender } from './push/pushSender.ts';
import { askedAbout } from './reports.ts';
import { MessageRefused, type Accepted, type MessageSender } from './sms/protocol/messageSender.ts';

export interface Delivery {
  db: Queries;
  keys: Configuration['encryptionKeys'];
  sender: MessageSender;
  /** Null if no mail service is configured. */
  mail: MailSender | null;
  /** Null if Web Push is not configured. */
  push: PushSender | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now(): Date;
}

const BATCH_SIZE = 20;
/** With the delays below this covers more than half a day, not counting nights. */
const MAX_ATTEMPTS = 20;
const FIRST_RETRY_DELAY_SECONDS = 20;
const MAX_RETRY_DELAY_SECONDS = 3_600;

/** Condition of a message that needs no consent, or whose member agrees to marketing now. */
const isAgreedTo = sql<boolean>`(consent_of is null or exists (
  select from member
  where member.member_no = outbox.consent_of and member.status = 'ACTIVE' and member.agree_marketing_at is not null))`;

interface WaitingRow {
  message_key: string;
  kind: string;
  channel: string;
  sealed: Buffer;
  at_night: boolean;
  expires_at: Date;
  /** Includes this one. */
  attempts: number;
}

/** Sends the message with this key now, within its lease. Gives it up and throws if the gateway does not accept it. */
export async function sendQueued(delivery: Delivery, key: string): Promise<void> {
  const row = await delivery.db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('message_key', '=', key)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .returning(['message_key', 'kind', 'channel', 'sealed', 'at_night', 'expires_at', 'attempts'])
    .executeTakeFirst();
  if (!row?.sealed) return;
  try {
    await sendRow(delivery, { ...row, sealed: row.sealed });
  } catch (error) {
    await finish(delivery, key, { given_up_at: delivery.now() });
    throw error;
  }
}

/**
 * Sends the due messages; at night only those allowed then. Each is claimed by moving its next attempt into the future
 * first, so that another process takes over after a crash. Returns the number claimed. The rows are chosen in an array,
 * which runs once: `in (select … limit … skip locked)` runs again for each row under some plans and claims all of them.
 */
export async function deliverMessages(delivery: Delivery): Promise<number> {
  const { db, log } = delivery;
  const now = delivery.now();
  const claimed = await sql<WaitingRow>`
    update outbox set attempts = attempts + 1,
      next_try_at = ${now}::timestamptz
        + least(${FIRST_RETRY_DELAY_SECONDS} * power(2, attempts), ${MAX_RETRY_DELAY_SECONDS}) * interval '1 second'
    where message_no = any (array(
      select message_no from outbox
      where sent_at is null and given_up_at is null and next_try_at <= ${now} and expires_at > ${now}
        and attempts < ${MAX_ATTEMPTS} and (at_night or not ${isNight(now)}::boolean) and ${isAgreedTo}
      order by message_no limit ${BATCH_SIZE} for no key update skip locked
    ))
    returning message_key, kind, channel, sealed, at_night, expires_at, attempts`.execute(db);
  for (const row of claimed.rows) {
    await sendRow(delivery, row).catch((error: unknown) =>
      log.warn({ err: error, kind: row.kind, channel: row.channel }, 'a message was not accepted'),
    );
  }
  await giveUpStale(db, now);
  return claimed.rows.length;
}

/** Gives up messages that expired, failed too often or have lost their consent, and erases their text and recipient. */
async function giveUpStale(db: Queries, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ given_up_at: now, sealed: null })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where((either) =>
      either.or([
        either('expires_at', '<=', now),
        either.not(isAgreedTo),
        either.and([either('attempts', '>=', MAX_ATTEMPTS), either('next_try_at', '<=', now)]),
      ]),
    )
    .execute();
}

async function sendRow(delivery: Delivery, row: WaitingRow): Promise<void> {
  const { message_key: key, kind, channel } = row;
  const message = JSON.parse(unseal(delivery.keys, row.sealed, sealContext(key))) as SealedMessage;
  const to = maskRecipient(message);
  try {
    const { acceptedAs, templateRefused } = await handOver(delivery, row, message);
    if (templateRefused) delivery.log.warn({ to, kind, why: templateRefused }, 'a template was refused');
    await finish(delivery, key, { sent_at: delivery.now(), ...askedAbout(acceptedAs, delivery.now()) });
  } catch (error) {
    if (error instanceof MessageRefused) await finish(delivery, key, { given_up_at: delivery.now() });
    throw error;
  }
  delivery.log.info({ to, kind, channel }, 'a message was sent');
}

/** An unknown channel belongs to a newer version, to which the row is left. */
async function handOver(
  { db, keys, sender, mail, push, now }: Delivery,
  { message_key: key, channel, attempts, at_night: isUrgent, expires_at: expiresAt }: WaitingRow,
  message: SealedMessage,
): Promise<Accepted> {
  if (channel === 'sms' && 'userPhone' in message) return sender.send({ key, ...message, isRepeat: attempts > 1 });
  if (channel === 'mail' && 'address' in message && mail) await mail.send({ key, ...message });
  else if (channel === 'push' && 'pushNo' in message && push)
    await deliverPush(message, { key, expiresAt, isUrgent }, { db, keys, push, now: now() });
  else throw new Error(`nothing here sends messages by ${channel}`);
  return { acceptedAs: null };
}

const finish = ({ db }: Delivery, key: string, how: Updateable<OutboxTables['outbox']>) =>
  db
    .updateTable('outbox')
    .set({ ...how, sealed: null })
    .where('message_key', '=', key)
    .execute();

/** `010****0003`, `k***@example.com`, `device 7`. */
const maskRecipient = (message: SealedMessage) => {
  if ('pushNo' in message) return `device ${message.pushNo}`;
  if ('address' in message)
    return `${message.address.slice(0, 1)}***${message.address.slice(message.address.lastIndexOf('@'))}`;
  const { userPhone } = message;
  return userPhone.slice(0, 3) + '*'.repeat(Math.max(userPhone.length - 7, 0)) + userPhone.slice(-4);
};

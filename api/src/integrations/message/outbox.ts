import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/tables.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import type { Message, MessageSender } from './messageSender.ts';

type Keys = Configuration['encryptionKeys'];

interface NewMessage extends Message {
  kind: string;
  /** Milliseconds after which it is not sent any more. */
  lifetimeMs: number;
  /** Milliseconds that the caller has to send it by `sendQueued`; afterwards the job takes it over. */
  leaseMs?: number;
}

export interface Delivery {
  db: Queries;
  keys: Keys;
  sender: MessageSender;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now(): Date;
}

const BATCH_SIZE = 20;
const MAX_ATTEMPTS = 6;
const FIRST_RETRY_DELAY_SECONDS = 20;

const sealContext = (messageKey: string) => `outbox:sealed:${messageKey}`;

/** Queues a message in the transaction of its cause. False when one of the same key was queued before. */
export async function queueMessage(db: Queries, keys: Keys, now: Date, message: NewMessage): Promise<boolean> {
  const { key, kind, userPhone, text, lifetimeMs, leaseMs = 0 } = message;
  const queued = await db
    .insertInto('outbox')
    .values({
      message_key: key,
      kind,
      sealed: seal(keys, JSON.stringify({ userPhone, text }), sealContext(key)),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
      next_try_at: new Date(now.getTime() + leaseMs),
    })
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .returning('message_no')
    .executeTakeFirst();
  return queued !== undefined;
}

/** Sends the message of this key now, within its lease. Gives it up and throws when the gateway does not accept it. */
export async function sendQueued(delivery: Delivery, key: string): Promise<void> {
  const row = await delivery.db
    .selectFrom('outbox')
    .select(['message_key', 'kind', 'sealed'])
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

interface ClaimedRow {
  message_key: string;
  kind: string;
  sealed: Buffer;
}

/**
 * Sends the due messages. Each is claimed by moving its next try into the future first, so that another process takes
 * over when this one dies; the key keeps the gateway from sending a message twice. Answers how many were claimed.
 */
export async function deliverMessages(delivery: Delivery): Promise<number> {
  const { db, log } = delivery;
  const now = delivery.now();
  const claimed = await sql<ClaimedRow>`
    update outbox set attempts = attempts + 1,
      next_try_at = ${now}::timestamptz + ${FIRST_RETRY_DELAY_SECONDS} * power(2, attempts) * interval '1 second'
    where message_no in (
      select message_no from outbox
      where sent_at is null and given_up_at is null and next_try_at <= ${now} and expires_at > ${now} and attempts < ${MAX_ATTEMPTS}
      order by message_no limit ${BATCH_SIZE} for update skip locked
    )
    returning message_key, kind, sealed`.execute(db);
  for (const row of claimed.rows) {
    await sendRow(delivery, row).catch((error: unknown) =>
      log.warn({ err: error, kind: row.kind }, 'a message was not accepted'),
    );
  }
  // Messages that expired or failed too often are given up; their text and phone are erased.
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
  return claimed.rows.length;
}

async function sendRow(delivery: Delivery, row: ClaimedRow): Promise<void> {
  const { userPhone, text } = JSON.parse(unseal(delivery.keys, row.sealed, sealContext(row.message_key))) as {
    userPhone: string;
    text: string;
  };
  await delivery.sender.send({ key: row.message_key, userPhone, text });
  await finish(delivery, row.message_key, 'sent_at');
  delivery.log.info({ to: maskPhone(userPhone), kind: row.kind }, 'a message was sent');
}

const finish = ({ db, now }: Delivery, key: string, how: 'sent_at' | 'given_up_at') =>
  db
    .updateTable('outbox')
    .set({ [how]: now(), sealed: null })
    .where('message_key', '=', key)
    .execute();

/** `010****0003`. */
const maskPhone = (userPhone: string) =>
  userPhone.slice(0, 3) + '*'.repeat(Math.max(userPhone.length - 7, 0)) + userPhone.slice(-4);

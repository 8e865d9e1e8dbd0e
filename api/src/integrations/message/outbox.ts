import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/tables.ts';
import { seal } from '../../secrets/seal.ts';
import type { Mail } from '../mail/mailSender.ts';
import type { Message } from './messageSender.ts';

type Keys = Configuration['encryptionKeys'];

interface Queued {
  kind: string;
  /** Milliseconds after which it is not sent any more. */
  lifetimeMs: number;
  /** Milliseconds that the caller has to send it by `sendQueued`; afterwards the job takes it over. */
  leaseMs?: number;
  /** Sent at any hour: only what its reader has just asked for. Everything else waits until the morning. */
  atNight?: true;
}

/** What is sealed in a row of the outbox until it was sent: a phone and a text, or a mail. */
export type SealedMessage = Omit<Message, 'key'> | Omit<Mail, 'key'>;

type NewMessage = Queued & (Message | Mail);

/** Binds the seal to its row. */
export const sealContext = (messageKey: string) => `outbox:sealed:${messageKey}`;

/**
 * Queues a message by SMS, or by mail where it has an address, in the transaction of its cause. False when one of the
 * same key was queued before.
 */
export async function queueMessage(db: Queries, keys: Keys, now: Date, message: NewMessage): Promise<boolean> {
  const { key, kind, lifetimeMs, leaseMs = 0, atNight = false } = message;
  const isMail = 'address' in message;
  const content: SealedMessage = isMail
    ? { address: message.address, subject: message.subject, text: message.text }
    : { userPhone: message.userPhone, text: message.text };
  const queued = await db
    .insertInto('outbox')
    .values({
      message_key: key,
      kind,
      channel: isMail ? 'mail' : 'sms',
      at_night: atNight,
      sealed: seal(keys, JSON.stringify(content), sealContext(key)),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
      next_try_at: new Date(now.getTime() + leaseMs),
    })
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .returning('message_no')
    .executeTakeFirst();
  return queued !== undefined;
}

/** Gives up what was not sent yet of these messages, and erases it. */
export async function giveUpMessages(db: Queries, messageKeys: readonly string[], now: Date): Promise<void> {
  if (messageKeys.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ given_up_at: now, sealed: null })
    .where('message_key', 'in', messageKeys)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
}

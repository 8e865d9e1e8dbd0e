import type { Insertable } from 'kysely';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/types/tables.ts';
import type { OutboxTables } from '../../database/types/tables/outbox.ts';
import { seal } from '../../secrets/seal.ts';
import { sealContextOf } from '../../secrets/sealedColumns.ts';
import type { Mail } from './mail/mailSender.ts';
import type { DeviceNotice } from './push/deliverPush.ts';
import type { Message } from './sms/protocol/messageSender.ts';

type Keys = Configuration['encryptionKeys'];

interface Queued {
  kind: string;
  /** Milliseconds until it expires unsent. */
  lifetimeMs: number;
  /** Milliseconds for the caller to send it by `sendQueued`; afterwards the job takes over. */
  leaseMs?: number;
  /**
   * Sent at any hour: only what the reader has just requested, and warnings of a possible intruder. Everything else
   * waits until the morning.
   */
  atNight?: boolean;
  /** Member without whose consent to marketing, at the time of sending, it is given up: for advertisements. */
  consentOf?: number;
}

/** Sealed content of an outbox row until it is sent: a phone and a text, a mail, or a notice to a device. */
export type SealedMessage = Omit<Message, 'key' | 'isRepeat'> | Omit<Mail, 'key'> | DeviceNotice;

type NewMessage = Queued & (Omit<Message, 'isRepeat'> | Mail | (DeviceNotice & { key: string }));

/** Binds the seal to its row. */
export const sealContext = (messageKey: string) => sealContextOf('outbox:sealed', messageKey);

function contentOf(message: NewMessage): SealedMessage {
  const { text } = message;
  if ('pushNo' in message) {
    const { pushNo, memberNo, title, path } = message;
    return { pushNo, memberNo, title, text, path };
  }
  if ('address' in message) {
    const { address, subject, unsubscribe } = message;
    return { address, subject, text, ...(unsubscribe !== undefined && { unsubscribe }) };
  }
  return { userPhone: message.userPhone, text, ...(message.template && { template: message.template }) };
}

function rowOf(keys: Keys, now: Date, message: NewMessage): Insertable<OutboxTables['outbox']> {
  const { key, kind, lifetimeMs, leaseMs = 0, atNight = false, consentOf = null } = message;
  const content = contentOf(message);
  return {
    message_key: key,
    kind,
    channel: 'pushNo' in content ? 'push' : 'address' in content ? 'mail' : 'sms',
    at_night: atNight,
    consent_of: consentOf,
    sealed: seal(keys, JSON.stringify(content), sealContext(key)),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
    next_try_at: new Date(now.getTime() + leaseMs),
  };
}

/**
 * Queues SMS, mail and notices to devices, in one statement of the causing transaction. Returns the keys that
 * were not queued before.
 */
export async function queueMessages(
  db: Queries,
  keys: Keys,
  now: Date,
  messages: readonly NewMessage[],
): Promise<string[]> {
  if (messages.length === 0) return [];
  const queued = await db
    .insertInto('outbox')
    .values(messages.map((message) => rowOf(keys, now, message)))
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .returning('message_key')
    .execute();
  return queued.map(({ message_key }) => message_key);
}

/** Queues one message. Returns false if its key was queued before. */
export async function queueMessage(db: Queries, keys: Keys, now: Date, message: NewMessage): Promise<boolean> {
  const queued = await queueMessages(db, keys, now, [message]);
  return queued.length === 1;
}

/** Gives up the unsent ones of these messages and erases them. */
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

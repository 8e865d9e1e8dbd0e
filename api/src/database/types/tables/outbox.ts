import type { Generated } from 'kysely';

/** A message, queued or sent. Its text and its recipient are erased once it is sent or given up. */
interface OutboxTable {
  message_no: Generated<number>;
  /** Key of the sender: a key is never sent twice. */
  message_key: string;
  kind: string;
  /** `sms`, `mail` or `push`; a newer replica may have others. */
  channel: string;
  /** Sent at any hour: its recipient is waiting for it, or must act at once. */
  at_night: boolean;
  sealed: Buffer | null;
  created_at: Date;
  /** Not sent after this. */
  expires_at: Date;
  /** Also the end of a sender's lease. */
  next_try_at: Date;
  attempts: Generated<number>;
  sent_at: Generated<Date | null>;
  /** Also set for a message that was sent but not delivered: `sent_at` is null then. */
  given_up_at: Generated<Date | null>;
  /** Id at the service while the delivery is unknown. */
  accepted_as: Generated<string | null>;
  /** When the service is queried for the delivery. */
  report_due_at: Generated<Date | null>;
  /** Member without whose consent to marketing it is not sent; null for all other messages. */
  consent_of: Generated<number | null>;
}

export interface OutboxTables {
  outbox: OutboxTable;
}

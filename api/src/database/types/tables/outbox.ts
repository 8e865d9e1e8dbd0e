import type { Generated } from 'kysely';

/** A message to be sent, or sent. Its text, and the phone or mail address, are erased once it was sent or given up. */
interface OutboxTable {
  message_no: Generated<number>;
  /** The sender's key: the same key is never sent twice. */
  message_key: string;
  kind: string;
  /** `sms` or `mail`; a newer replica may know more of them. */
  channel: string;
  /** Sent at any hour, because its reader is waiting for it, or must act at once. */
  at_night: boolean;
  sealed: Buffer | null;
  created_at: Date;
  /** Not sent any more after this. */
  expires_at: Date;
  /** Also the end of a sender's lease. */
  next_try_at: Date;
  attempts: Generated<number>;
  sent_at: Generated<Date | null>;
  /** Given up also is what was sent and did not arrive: `sent_at` is null then. */
  given_up_at: Generated<Date | null>;
  /** The service's id of a message of which it is not known yet whether it has arrived. */
  accepted_as: Generated<string | null>;
  /** When the service is asked what became of it. */
  report_due_at: Generated<Date | null>;
}

export interface OutboxTables {
  outbox: OutboxTable;
}

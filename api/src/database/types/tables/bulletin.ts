import type { Generated, Selectable } from 'kysely';
import type { BulletinKind, BulletinOutcome, BulletinStatus } from '@portal/shared/contract/office/bulletin';

/** Advertising message of the office to members who agreed to marketing. */
interface BulletinTable {
  bulletin_no: Generated<number>;
  kind: BulletinKind;
  title: string;
  content: string;
  /** Path of a page of the portal; empty for none. */
  link: string;
  /** Conditions on its recipients; null and no regions: all. */
  industry_type: 1 | 2 | 3 | null;
  /** As `place_of` writes them. */
  regions: string[];
  grade: 1 | 2 | null;
  /** A regional branch includes its local ones. */
  branch_no: number | null;
  /** Null: at once. */
  send_at: Date | null;
  status: BulletinStatus;
  version: Generated<number>;
  written_by: number;
  written_at: Date;
  /** The employee who sent it, and the one who approved that; null until then, or if none was needed. */
  sent_by: Generated<number | null>;
  approved_by: Generated<number | null>;
  started_at: Generated<Date | null>;
  called_off_by: Generated<number | null>;
  called_off_at: Generated<Date | null>;
  finished_at: Generated<Date | null>;
  /** Members chosen at sending. The others are counted when it is finished. */
  recipients: Generated<number | null>;
  sent: Generated<number | null>;
  failed: Generated<number | null>;
  refused: Generated<number | null>;
}

/** A member chosen for a message. */
interface BulletinRecipientTable {
  recipient_no: Generated<number>;
  bulletin_no: number;
  member_no: number;
  /** Title of the message, for the member's own data. */
  title: string;
  /** Date of the consent on which the member was chosen; at sending that of the consent then. */
  agreed_at: Date;
  outcome: Generated<BulletinOutcome>;
  /** In the outbox. */
  message_key: Generated<string | null>;
  /** SHA-256 of the token in the link that ends the consent. */
  token_hash: Generated<Buffer | null>;
  /** When it was queued, or found not to be sent. */
  handled_at: Generated<Date | null>;
  sent_at: Generated<Date | null>;
}

export type BulletinRow = Selectable<BulletinTable>;

export interface BulletinTables {
  bulletin: BulletinTable;
  bulletin_recipient: BulletinRecipientTable;
}

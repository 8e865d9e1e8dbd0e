import type { Generated } from 'kysely';

/** What a member is told about an own matter: shown on the member's page, and sent by the channels of the member. */
interface MemberNoticeTable {
  notice_no: Generated<number>;
  member_no: number;
  /** A name of the table of notices; an older replica may not know it. */
  event: string;
  /**
   * The application, refund, payment, certificate, or entry of an audit log that it is about: each event is told once
   * of each.
   */
  subject_no: number;
  title: string;
  content: string;
  /** The portal's page where the member sees or does more. */
  path: string;
  raised_at: Date;
  /** Not sent any more after this; it is shown all the same. */
  useful_until: Date;
  /** When it was handed to the outbox, or found too late for it. */
  queued_at: Generated<Date | null>;
  /** The phone that the member had until now, which is told as well; forgotten when the notice is handed over. */
  former_phone: Generated<string | null>;
}

/** A result that was entered, until its member is told that it has been announced. */
interface SealedResultTable {
  application_no: number;
}

export interface NoticeTables {
  member_notice: MemberNoticeTable;
  sealed_result: SealedResultTable;
}

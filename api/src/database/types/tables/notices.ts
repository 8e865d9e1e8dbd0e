import type { Generated } from 'kysely';

/** A notice to a member: shown on the member's page, and sent through the member's channels. */
interface MemberNoticeTable {
  notice_no: Generated<number>;
  member_no: number;
  /** Key of a notice definition; an older replica may not know it. */
  event: string;
  /** Number of the application, refund, payment, certificate or audit log entry: each event is raised once for each. */
  subject_no: number;
  title: string;
  content: string;
  /** Page of the portal with more details or actions. */
  path: string;
  raised_at: Date;
  /** Not sent after this; still shown. */
  useful_until: Date;
  /** When it was queued in the outbox or found expired. */
  queued_at: Generated<Date | null>;
  /** The member's previous phone, which is notified as well; erased once the notice is queued. */
  former_phone: Generated<string | null>;
}

/** An entered result, until the member is notified of its announcement. */
interface SealedResultTable {
  application_no: number;
}

/** A device on which a member gets notices by Web Push. */
interface PushSubscriptionTable {
  push_no: Generated<number>;
  member_no: number;
  /** SHA-256 of its address at the push service. */
  endpoint_hash: Buffer;
  sealed: Buffer;
  /** Device and browser in words; empty if unknown. */
  device: string;
  /** SHA-256 of the browser's id. */
  browser_hash: Buffer;
  /** The member's newest login in this browser, with whose logout it ends. */
  session_no: number;
  created_at: Date;
  /** Last success. */
  sent_at: Generated<Date | null>;
}

export interface NoticeTables {
  member_notice: MemberNoticeTable;
  push_subscription: PushSubscriptionTable;
  sealed_result: SealedResultTable;
}

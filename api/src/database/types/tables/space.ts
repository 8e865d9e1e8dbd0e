import type { Generated } from 'kysely';
import type { PostReportReason, PostReportStatus } from '@portal/shared/contract/postReport';

export type PostKind = 'board' | 'promotion' | 'review' | 'reply';

/** Posts of members: board posts, promotions of their businesses, reviews, and replies to the first two. */
export interface MemberPostTable {
  post_no: Generated<number>;
  kind: PostKind;
  /** The author; null for posts older than the accounts. */
  member_no: number | null;
  /** 홍*동: the full name is not stored here. */
  writer_masked: string;
  /** For a reply its first words, by which the office and notices refer to it. */
  title: string;
  summary: string;
  /** Safe HTML. */
  content: string;
  /** Content without tags, for searching; for a reply the text as typed, with line breaks. */
  plain_text: string;
  image_path: Generated<string>;
  view_cnt: Generated<number>;
  shop_name: Generated<string>;
  url: Generated<string>;
  /** 1 to 5; reviews only. */
  score: number | null;
  subject: Generated<string>;
  written_at: Date;
  /** Not listed: hidden by the office after a report, which its author can still read, or deleted by its author. */
  is_hidden: Generated<boolean>;
  /** Post that a reply belongs to; null for all others. */
  replied_to: Generated<number | null>;
  /** When its author last changed it. */
  edited_at: Generated<Date | null>;
  /** When its author deleted it; only the office can still read it. */
  deleted_at: Generated<Date | null>;
  /** Address of the promoted business; empty if not given. */
  post_code: Generated<string>;
  shop_address: Generated<string>;
  shop_address2: Generated<string>;
  /** Digits. */
  shop_phone: Generated<string>;
}

interface MemberPostFileTable {
  post_file_no: Generated<number>;
  post_no: number;
  path: string;
  file_name: string;
  /** Bytes. */
  size: number;
}

/** A period in which a post was hidden; without `restored_at` it still is. */
interface PostHidingTable {
  hiding_no: Generated<number>;
  post_no: number;
  /** As shown to the author. */
  reason: string;
  hidden_at: Date;
  restored_at: Generated<Date | null>;
}

/** A member's report of a post. */
export interface PostReportTable {
  report_no: Generated<number>;
  post_no: number;
  /** The reporting member; null once withdrawn. */
  member_no: number | null;
  reason: PostReportReason;
  words: string;
  status: PostReportStatus;
  reported_at: Date;
  decided_at: Generated<Date | null>;
}

export interface SpaceTables {
  member_post: MemberPostTable;
  member_post_file: MemberPostFileTable;
  post_hiding: PostHidingTable;
  post_report: PostReportTable;
}

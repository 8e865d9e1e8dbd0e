import type { Generated } from 'kysely';
import type { PostReportReason, PostReportStatus } from '@portal/shared/contract/postReport';

export type PostKind = 'board' | 'promotion' | 'review' | 'reply';

/** What members write: posts of the board, promotions of their businesses, reviews, and replies to the first two. */
export interface MemberPostTable {
  post_no: Generated<number>;
  kind: PostKind;
  /** The writer; null for posts older than the accounts. */
  member_no: number | null;
  /** 홍*동: the full name is not stored here. */
  writer_masked: string;
  /** Of a reply, its first words, by which the office and notices name it. */
  title: string;
  summary: string;
  /** Safe HTML. */
  content: string;
  /** The content without its tags, for searching; of a reply what was typed, with its line breaks. */
  plain_text: string;
  image_path: Generated<string>;
  view_cnt: Generated<number>;
  shop_name: Generated<string>;
  url: Generated<string>;
  /** Only of reviews: 1 to 5. */
  score: number | null;
  subject: Generated<string>;
  written_at: Date;
  /** It is in no list: the office hid it after a report, and its writer still reads it, or its writer deleted it. */
  is_hidden: Generated<boolean>;
  /** Of a reply, the post that it stands below; null for all others. */
  replied_to: Generated<number | null>;
  /** When its writer last changed it. */
  edited_at: Generated<Date | null>;
  /** By its writer: nobody reads it any more but the office. */
  deleted_at: Generated<Date | null>;
  /** Of a promotion, where the business is; empty where it is not said. */
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

/** A time during which a post was hidden; without `restored_at` it is now. */
interface PostHidingTable {
  hiding_no: Generated<number>;
  post_no: number;
  /** As the writer reads it. */
  reason: string;
  hidden_at: Date;
  restored_at: Generated<Date | null>;
}

/** A post that a member reported. */
export interface PostReportTable {
  report_no: Generated<number>;
  post_no: number;
  /** Who reported it; null once that member has withdrawn. */
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

import type { Generated } from 'kysely';
import type { PostReportReason, PostReportStatus } from '@portal/shared/contract/postReport';

export type PostKind = 'board' | 'promotion' | 'review';

/** What members write: posts of the board, promotions of their businesses, reviews. */
export interface MemberPostTable {
  post_no: Generated<number>;
  kind: PostKind;
  /** The writer; null for posts older than the accounts. */
  member_no: number | null;
  /** 홍*동: the full name is not stored here. */
  writer_masked: string;
  title: string;
  summary: string;
  /** Safe HTML. */
  content: string;
  /** The content without its tags, for searching. */
  plain_text: string;
  image_path: Generated<string>;
  view_cnt: Generated<number>;
  shop_name: Generated<string>;
  url: Generated<string>;
  /** Only of reviews: 1 to 5. */
  score: number | null;
  subject: Generated<string>;
  written_at: Date;
  /** By the office, after a report: it is in no list, and only its writer reads it. */
  is_hidden: Generated<boolean>;
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

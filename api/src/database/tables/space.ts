import type { Generated } from 'kysely';

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
}

interface MemberPostFileTable {
  post_file_no: Generated<number>;
  post_no: number;
  path: string;
  file_name: string;
  /** Bytes. */
  size: number;
}

export interface SpaceTables {
  member_post: MemberPostTable;
  member_post_file: MemberPostFileTable;
}

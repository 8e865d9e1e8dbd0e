import type { Insertable } from 'kysely';
import { fetchLongPage, hasKeyword, listSize, type LongList, type LongPaging } from '../../../database/longList.ts';
import type { Queries } from '../../../database/tables.ts';
import type { MemberPostTable, PostKind } from '../../../database/tables/space.ts';

const listColumns = [
  'post_no',
  'member_no',
  'writer_masked',
  'title',
  'summary',
  'image_path',
  'view_cnt',
  'shop_name',
  'url',
  'score',
  'subject',
  'written_at',
] as const;

const POSTS = {
  table: 'member_post',
  order: ['written_at', 'post_no'],
  texts: ['title', 'plain_text', 'shop_name'],
} as const satisfies LongList;

type PostSearch = LongPaging & { keyword?: string | undefined };

/** A page of posts of a kind, the newest first, without their texts. */
export const listPosts = (db: Queries, kind: PostKind, search: PostSearch) => fetchPosts(db, kind, search, listColumns);

/** A page of reviews with their texts, which their list shows. */
export const listReviews = (db: Queries, search: PostSearch) =>
  fetchPosts(db, 'review', search, [...listColumns, 'content']);

async function fetchPosts<Column extends keyof MemberPostTable>(
  db: Queries,
  kind: PostKind,
  search: PostSearch,
  columns: readonly Column[],
) {
  const { keyword } = search;
  const ofKind = db.selectFrom('member_post').where('kind', '=', kind).where('is_hidden', '=', false);
  return fetchLongPage(db, POSTS, {
    matching: keyword ? ofKind.where(hasKeyword(POSTS, keyword)) : ofKind,
    shown: db.selectFrom('member_post').select(columns),
    size: keyword ? null : await listSize(db, 'member_post', { kind }),
    paging: search,
  });
}

/** A post that a reader may see: one that is hidden is there for its writer alone. */
export const findPost = (db: Queries, kind: PostKind, postNo: number, readerNo: number | null) =>
  db
    .selectFrom('member_post')
    .select([...listColumns, 'content', 'is_hidden'])
    .where('post_no', '=', postNo)
    .where('kind', '=', kind)
    .where((either) => either.or([either('is_hidden', '=', false), either('member_no', '=', readerNo)]))
    .executeTakeFirst();

export const findPostFiles = (db: Queries, postNo: number) =>
  db
    .selectFrom('member_post_file')
    .select(['path', 'file_name', 'size'])
    .where('post_no', '=', postNo)
    .orderBy('post_file_no')
    .execute();

export async function insertPost(
  db: Queries,
  post: Insertable<MemberPostTable>,
  files: readonly { path: string; file_name: string; size: number }[],
): Promise<number> {
  const { post_no } = await db.insertInto('member_post').values(post).returning('post_no').executeTakeFirstOrThrow();
  if (files.length > 0) {
    await db
      .insertInto('member_post_file')
      .values(files.map((file) => ({ post_no, ...file })))
      .execute();
  }
  return post_no;
}

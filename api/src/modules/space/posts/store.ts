import { sql, type Insertable } from 'kysely';
import { fetchPage, likePattern, type Paging } from '../../../database/page.ts';
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

/** A page of posts of a kind, the newest first. */
export async function listPosts(db: Queries, kind: PostKind, search: Paging & { keyword?: string | undefined }) {
  let matching = db.selectFrom('member_post').where('kind', '=', kind);
  if (search.keyword) {
    const pattern = likePattern(search.keyword);
    matching = matching.where((where) =>
      where.or([
        where('title', 'ilike', pattern),
        where('plain_text', 'ilike', pattern),
        where('shop_name', 'ilike', pattern),
      ]),
    );
  }
  const query = matching
    .select([...listColumns, 'content'])
    .orderBy('written_at', 'desc')
    .orderBy('post_no', 'desc');
  return fetchPage(query, search);
}

/** Reads one post and counts the view, in one statement. */
export const countPostView = (db: Queries, kind: PostKind, postNo: number) =>
  db
    .updateTable('member_post')
    .set({ view_cnt: sql<number>`view_cnt + 1` })
    .where('post_no', '=', postNo)
    .where('kind', '=', kind)
    .returning([...listColumns, 'content'])
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

import { sql, type Insertable, type RawBuilder } from 'kysely';
import { fetchLongPage, hasKeyword, listSize, type LongList, type LongPaging } from '../../../database/longList.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberPostTable, PostKind } from '../../../database/types/tables/space.ts';

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
  'post_code',
  'shop_address',
  'shop_address2',
  'shop_phone',
] as const;

/** Number of visible replies to each selected post. */
const replyCount = sql<number>`(
  select count(*)::int from member_post as reply
  where reply.replied_to = member_post.post_no and not reply.is_hidden)`;

const POSTS = {
  table: 'member_post',
  order: ['written_at', 'post_no'],
  texts: ['title', 'plain_text', 'shop_name'],
} as const satisfies LongList;

type PostSearch = LongPaging & { keyword?: string | undefined };

/** Page of posts of a kind, the newest first, without their texts. */
export const listPosts = (db: Queries, kind: 'board' | 'promotion', search: PostSearch) =>
  fetchLongPage(db, POSTS, {
    ...matchingPosts(db, kind, search),
    shown: db.selectFrom('member_post').select(listColumns).select(replyCount.as('reply_cnt')),
  });

/** Page of reviews with their texts, which their list shows. */
export const listReviews = (db: Queries, search: PostSearch) =>
  fetchLongPage(db, POSTS, {
    ...matchingPosts(db, 'review', search),
    shown: db.selectFrom('member_post').select([...listColumns, 'content']),
  });

function matchingPosts(db: Queries, kind: PostKind, paging: PostSearch) {
  const { keyword } = paging;
  const ofKind = db.selectFrom('member_post').where('kind', '=', kind).where('is_hidden', '=', false);
  return {
    matching: keyword ? ofKind.where(hasKeyword(POSTS, keyword)) : ofKind,
    size: keyword ? null : listSize('member_post', { kind }),
    paging,
  };
}

/** Visible post of the kind just before or just after each selected post. */
function neighbour(kind: PostKind, side: 'previous' | 'next'): RawBuilder<{ no: number; title: string } | null> {
  const [comparison, direction] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql`(
    select json_build_object('no', other.post_no, 'title', other.title) from member_post as other
    where other.kind = ${kind} and not other.is_hidden
      and (other.written_at, other.post_no) ${comparison} (member_post.written_at, member_post.post_no)
    order by other.written_at ${direction}, other.post_no ${direction} limit 1)`;
}

/** Post that a reader may see: one hidden by the office is visible to its writer only, a deleted one to nobody. */
const readable = (db: Queries, kind: PostKind, postNo: number, readerNo: number | null) =>
  db
    .selectFrom('member_post')
    .where('post_no', '=', postNo)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where((either) => either.or([either('is_hidden', '=', false), either('member_no', '=', readerNo)]));

/** View count of a post; undefined if the reader may not see the post. */
export const findViews = (db: Queries, kind: PostKind, postNo: number, readerNo: number | null) =>
  readable(db, kind, postNo, readerNo).select('view_cnt').executeTakeFirst();

/** Post that a reader may see, with its neighbours in the list. */
export const findPost = (db: Queries, kind: PostKind, postNo: number, readerNo: number | null) =>
  readable(db, kind, postNo, readerNo)
    .select([...listColumns, 'content', 'is_hidden', 'edited_at'])
    .select([
      replyCount.as('reply_cnt'),
      neighbour(kind, 'previous').as('previous'),
      neighbour(kind, 'next').as('next'),
    ])
    .executeTakeFirst();

export const findPostFiles = (db: Queries, postNo: number) =>
  db
    .selectFrom('member_post_file')
    .select(['path', 'file_name', 'size'])
    .where('post_no', '=', postNo)
    .orderBy('post_file_no')
    .execute();

interface AttachedFile {
  path: string;
  file_name: string;
  size: number;
}

export async function insertPost(
  db: Queries,
  post: Insertable<MemberPostTable>,
  files: readonly AttachedFile[],
): Promise<number> {
  const { post_no } = await db.insertInto('member_post').values(post).returning('post_no').executeTakeFirstOrThrow();
  await insertFiles(db, post_no, files);
  return post_no;
}

/** Attaches files to a post, in their order. */
export async function insertFiles(db: Queries, postNo: number, files: readonly AttachedFile[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('member_post_file')
    .values(files.map((file) => ({ post_no: postNo, ...file })))
    .execute();
}

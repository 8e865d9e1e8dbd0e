import type { ReportedKind } from '@portal/shared/contract/postReport';
import type { Queries } from '../../../database/types/tables.ts';
import { postPage, type NoticePage } from '../../../notices/pages.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { keepFilesFromReaders, showFilesToReaders } from './files.ts';

/** Post locked by the caller. */
interface LockedPost {
  postNo: number;
  kind: ReportedKind;
  title: string;
  /** Writer; null if the writer has no account. */
  memberNo: number | null;
  /** Number of the post that a reply belongs to; null for other posts. */
  repliedTo: number | null;
}

interface HidingContext {
  db: Queries;
  now: Date;
}

/** Hides a post and its files from readers and notifies its writer of the reason. */
export async function hidePost(post: LockedPost & { reason: string }, { db, now }: HidingContext): Promise<void> {
  const { postNo, reason } = post;
  await db.updateTable('member_post').set({ is_hidden: true }).where('post_no', '=', postNo).execute();
  const { hiding_no: subjectNo } = await db
    .insertInto('post_hiding')
    .values({ post_no: postNo, reason, hidden_at: now })
    .returning('hiding_no')
    .executeTakeFirstOrThrow();
  await keepFilesFromReaders(db, postNo);
  if (post.memberNo === null) return;
  const values = { title: post.title, page: await pageOf(post, db), reason };
  await raiseNotice({ event: 'postHidden', memberNo: post.memberNo, subjectNo, values }, { db, now });
}

/** Shows a hidden post and its files again and notifies its writer. */
export async function restorePost(post: LockedPost, { db, now }: HidingContext): Promise<void> {
  const { postNo } = post;
  await db.updateTable('member_post').set({ is_hidden: false }).where('post_no', '=', postNo).execute();
  const { hiding_no: subjectNo } = await db
    .updateTable('post_hiding')
    .set({ restored_at: now })
    .where('post_no', '=', postNo)
    .where('restored_at', 'is', null)
    .returning('hiding_no')
    .executeTakeFirstOrThrow();
  await showFilesToReaders(db, postNo);
  if (post.memberNo === null) return;
  const values = { title: post.title, page: await pageOf(post, db) };
  await raiseNotice({ event: 'postRestored', memberNo: post.memberNo, subjectNo, values }, { db, now });
}

/** Reason why a post is hidden; null if it is not. */
export async function findHiddenReason(db: Queries, postNo: number): Promise<string | null> {
  const row = await db
    .selectFrom('post_hiding')
    .select('reason')
    .where('post_no', '=', postNo)
    .where('restored_at', 'is', null)
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** Page on which readers see a post; for a reply, the page of its post. */
async function pageOf({ kind, postNo, repliedTo }: LockedPost, db: Queries): Promise<NoticePage> {
  const replied = repliedTo === null ? null : await findPost(db, repliedTo);
  const page = replied ?? { kind, post_no: postNo };
  if (page.kind === 'reply') throw new Error(`post ${postNo} is a reply to no post that has a page`);
  return postPage(page.kind, page.post_no);
}

const findPost = (db: Queries, postNo: number) =>
  db.selectFrom('member_post').select(['kind', 'post_no']).where('post_no', '=', postNo).executeTakeFirstOrThrow();

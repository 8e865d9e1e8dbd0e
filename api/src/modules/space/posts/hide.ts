import type { ReportedKind } from '@portal/shared/contract/postReport';
import type { Queries } from '../../../database/types/tables.ts';
import { postPage, type NoticePage } from '../../../notices/pages.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { keepFilesFromReaders, showFilesToReaders } from './files.ts';

/** A post, locked by the caller. */
interface LockedPost {
  postNo: number;
  kind: ReportedKind;
  title: string;
  /** Its writer; null for one without an account. */
  memberNo: number | null;
  /** Of a reply, the number of its post. */
  repliedTo: number | null;
}

interface HidingContext {
  db: Queries;
  now: Date;
}

/** Takes a post out of every list and its files from their readers, and tells its writer why. */
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

/** Puts a hidden post and its files back where they were, and tells its writer. */
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

/** Why a post is hidden now; null when it is not. */
export async function findHiddenReason(db: Queries, postNo: number): Promise<string | null> {
  const row = await db
    .selectFrom('post_hiding')
    .select('reason')
    .where('post_no', '=', postNo)
    .where('restored_at', 'is', null)
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** Where readers meet a post: a reply below the one that it replies to. */
async function pageOf({ kind, postNo, repliedTo }: LockedPost, db: Queries): Promise<NoticePage> {
  const replied = repliedTo === null ? null : await findPost(db, repliedTo);
  const page = replied ?? { kind, post_no: postNo };
  if (page.kind === 'reply') throw new Error(`post ${postNo} is a reply to no post that has a page`);
  return postPage(page.kind, page.post_no);
}

const findPost = (db: Queries, postNo: number) =>
  db.selectFrom('member_post').select(['kind', 'post_no']).where('post_no', '=', postNo).executeTakeFirstOrThrow();

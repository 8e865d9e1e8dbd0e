import { sql } from 'kysely';
import type { ReportedKind } from '@portal/shared/contract/postReport';
import type { Queries } from '../../../database/tables.ts';
import { postPage } from '../../../notices/pages.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';

/** A post, locked by the caller. */
interface LockedPost {
  postNo: number;
  kind: ReportedKind;
  title: string;
  /** Its writer; null for one without an account. */
  memberNo: number | null;
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
  const facts = { title: post.title, page: postPage(post.kind, postNo), reason };
  await raiseNotice({ event: 'postHidden', memberNo: post.memberNo, subjectNo, facts }, { db, now });
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
  await sql`update stored_file set access = 'public' where path in (${filesOf(postNo)})`.execute(db);
  if (post.memberNo === null) return;
  const facts = { title: post.title, page: postPage(post.kind, postNo) };
  await raiseNotice({ event: 'postRestored', memberNo: post.memberNo, subjectNo, facts }, { db, now });
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

const filesOf = (postNo: number) => sql`
  select path from member_post_file where post_no = ${postNo}
  union select image_file from member_post where post_no = ${postNo} and image_file is not null`;

/** Employees read them. A file that another post still shows stays readable for everybody. */
async function keepFilesFromReaders(db: Queries, postNo: number): Promise<void> {
  await sql`
    update stored_file set access = 'office'
    where path in (${filesOf(postNo)}) and access = 'public'
      and not exists (
        select from member_post_file as attached join member_post as post on post.post_no = attached.post_no
        where attached.path = stored_file.path and not post.is_hidden
      )
      and not exists (
        select from member_post as post where post.image_file = stored_file.path and not post.is_hidden
      )`.execute(db);
}

import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { eraseNotices } from '../../../notices/eraseNotices.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { ERASED_IDENTITY } from './erasedIdentity.ts';
import { retainRecords } from './retainedRecords.ts';

/** The writer shown on posts of a withdrawn member. */
const FORMER_MEMBER = '탈퇴한 회원';

/**
 * Erases a member's identity from every table, in the transaction of the withdrawal. Files are only queued to be
 * removed: call `removeErasedFiles` after the commit.
 */
export async function eraseMember(
  member: MemberRow,
  context: Pick<CallContext, 'db' | 'now' | 'configuration'>,
): Promise<void> {
  const { db, now } = context;
  const memberNo = member.member_no;
  await retainRecords(member, context);
  await db
    .updateTable('member')
    .set({ ...ERASED_IDENTITY, withdrawn_at: now })
    .where('member_no', '=', memberNo)
    .execute();
  await db.deleteFrom('dormant_record').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('admin_link').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('employee_permission').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('idempotency_key').where('member_no', '=', memberNo).execute();
  await eraseNotices(db, memberNo, now);
  if (member.user_phone !== null) await erasePhone(db, member.user_phone);
  await erasePosts(db, memberNo);
  await eraseFiles(db, memberNo, now);
}

async function erasePhone(db: Queries, userPhone: string): Promise<void> {
  await db.deleteFrom('verification_code').where('user_phone', '=', userPhone).execute();
  await db.deleteFrom('verified_phone').where('user_phone', '=', userPhone).execute();
  await db.deleteFrom('identity_check').where('user_phone', '=', userPhone).execute();
}

/**
 * Promotions are about the member's own business and go, like posts that are hidden; other posts may have been replied
 * to and stay, unnamed. So do the member's reports of others' posts.
 */
async function erasePosts(db: Queries, memberNo: number): Promise<void> {
  await db.updateTable('post_report').set({ member_no: null }).where('member_no', '=', memberNo).execute();
  await db
    .deleteFrom('member_post')
    .where('member_no', '=', memberNo)
    .where((either) => either.or([either('kind', '=', 'promotion'), either('is_hidden', '=', true)]))
    .execute();
  await db
    .updateTable('member_post')
    .set({ member_no: null, writer_masked: FORMER_MEMBER, shop_name: '' })
    .where('member_no', '=', memberNo)
    .execute();
}

/** Whether a post shows a stored file. Two look-ups in an index for each of the member's files. */
const isShown = sql<boolean>`(
  exists (select from member_post_file where member_post_file.path = stored_file.path)
  or exists (select from member_post where member_post.image_file = stored_file.path)
)`;

/** Files that no post shows (a photo for an exam ticket) are removed; the others lose their owner. */
async function eraseFiles(db: Queries, memberNo: number, now: Date): Promise<void> {
  const removed = await db
    .deleteFrom('stored_file')
    .where('owner_no', '=', memberNo)
    .where((either) => either.or([either('access', '=', 'owner'), either.not(isShown)]))
    .returning('path')
    .execute();
  await db.updateTable('stored_file').set({ owner_no: null }).where('owner_no', '=', memberNo).execute();
  if (removed.length > 0)
    await db
      .insertInto('erased_file')
      .values(removed.map(({ path }) => ({ path, erased_at: now })))
      .execute();
}

import { sql } from 'kysely';
import type { Aggregate } from '../../../aggregates/aggregate.ts';
import { AGGREGATES } from '../../../aggregates/index.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { eraseNotices } from '../../../notices/eraseNotices.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { eraseInquiries } from '../../space/inquiries/eraseInquiries.ts';
import { ERASED_IDENTITY } from './erasedIdentity.ts';
import { retainRecords } from './retainedRecords.ts';

/** Name of the writer on posts of a withdrawn member. */
const FORMER_MEMBER = '탈퇴한 회원';

/**
 * Erases a member's identity from every table, in the transaction of the withdrawal. Only queues the removal of files:
 * call `removeErasedFiles` after the commit.
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
    .set({ ...ERASED_IDENTITY, branch_by_hand: false, withdrawn_at: now })
    .where('member_no', '=', memberNo)
    .execute();
  await db.deleteFrom('member_ci').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('dormant_record').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('old_password').where('member_no', '=', memberNo).execute();
  // The number stays, so that a repeated import does not bring the member back.
  await db
    .updateTable('imported_member')
    .set({ row_hash: null, lcns_no: null })
    .where('member_no', '=', memberNo)
    .execute();
  await db.deleteFrom('known_browser').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('hygiene_reminder').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('opening_alert').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('calendar_feed').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('push_subscription').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('second_factor').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('admin_link').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('employee_branch').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('employee_permission').where('member_no', '=', memberNo).execute();
  await db.updateTable('added_permission').set({ taken_at: now }).where('member_no', '=', memberNo).execute();
  await db.deleteFrom('idempotency_key').where('member_no', '=', memberNo).execute();
  await eraseNotices(db, memberNo, now);
  if (member.user_phone !== null) await erasePhone(db, member.user_phone);
  await erasePosts(db, memberNo);
  await eraseInquiries(db, memberNo);
  await db.deleteFrom('consent').where('member_no', '=', memberNo).execute();
  await db
    .deleteFrom('application_consent')
    .where(
      'application_no',
      'in',
      db.selectFrom('application').select('application_no').where('member_no', '=', memberNo),
    )
    .execute();
  await db.deleteFrom('bulletin_recipient').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('text_notice').where('member_no', '=', memberNo).execute();
  await eraseGroups(db, memberNo, now);
  for (const aggregate of AGGREGATES) await eraseRows(db, aggregate, memberNo);
  await eraseMarkReasons(db, memberNo);
  await eraseFiles(db, memberNo, now);
}

async function erasePhone(db: Queries, userPhone: string): Promise<void> {
  await db.deleteFrom('verification_code').where('user_phone', '=', userPhone).execute();
  await db.deleteFrom('verified_phone').where('user_phone', '=', userPhone).execute();
  await db.deleteFrom('identity_check').where('user_phone', '=', userPhone).execute();
}

/**
 * Deletes promotions, which are about the member's own business, and hidden posts. Other posts may have replies and
 * remain, without a name; so do the member's reports of others' posts.
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

/**
 * Erases the people whom the member has named as an employer, its business except on bills that must be retained by
 * law, and data about the member from other employers.
 */
async function eraseGroups(db: Queries, memberNo: number, now: Date): Promise<void> {
  const own = db.selectFrom('application').select('application_no').where('member_no', '=', memberNo);
  await db
    .updateTable('employer_group')
    .set({ business_number: '', business_name: '' })
    .where('group_no', 'in', own)
    .execute();
  await db
    .updateTable('invoice_allowance')
    .set({ business_number: '', business_name: '' })
    .where('member_no', '=', memberNo)
    .execute();
  await db
    .updateTable('invoice_allowance')
    .set({ status: 'ENDED', ended_at: now })
    .where('member_no', '=', memberNo)
    .where('status', '<>', 'ENDED')
    .execute();
  await db
    .updateTable('group_seat')
    .set({ person_sealed: null, code_hash: null, link_due: false })
    .where(({ or, eb }) => or([eb('group_no', 'in', own), eb('application_no', 'in', own)]))
    .execute();
}

/** Changes or deletes a member's rows as the aggregate declares. */
async function eraseRows(db: Queries, { table, owner, onLeaving }: Aggregate, memberNo: number): Promise<void> {
  if (owner === null) return;
  const own =
    'of' in owner
      ? sql`${sql.ref(owner.column)} in (select application_no from application where member_no = ${memberNo})`
      : sql`${sql.ref(owner.column)} = ${memberNo}`;
  for (const { where = 'true', set } of onLeaving) {
    const rows = sql<boolean>`${own} and ${sql.raw(where)}`;
    if (set === undefined) await db.deleteFrom(table).where(rows).execute();
    else await db.updateTable(table).set(set).where(rows).execute();
  }
}

/**
 * Erases the reasons of attendance corrections, which may name the member. The attendance itself remains with the
 * application, which has no name.
 */
async function eraseMarkReasons(db: Queries, memberNo: number): Promise<void> {
  await db
    .updateTable('attendance')
    .set({ reason: '' })
    .where(
      'application_no',
      'in',
      db.selectFrom('application').select('application_no').where('member_no', '=', memberNo),
    )
    .where('reason', '<>', '')
    .execute();
}

/** Condition that a post shows a stored file: two index look-ups for each of the member's files. */
const isShown = sql<boolean>`(
  exists (select from member_post_file where member_post_file.path = stored_file.path)
  or exists (select from member_post where member_post.image_file = stored_file.path)
)`;

/** Removes files that no post shows, such as a photo for an exam ticket; the others lose their owner. */
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

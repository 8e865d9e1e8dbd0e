import type { Updateable } from 'kysely';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/tables.ts';
import type { MemberRow, MemberTable } from '../../../database/tables/user.ts';
import { retainRecords } from './retainedRecords.ts';

/** What stands in the place of a writer who left. */
const FORMER_MEMBER = '탈퇴한 회원';

/** Every column that says who someone is, emptied. The nightly job proves by it that nothing was left. */
export const ERASED_IDENTITY = {
  user_id: null,
  password_hash: null,
  name: null,
  user_phone: null,
  user_birth: null,
  email: null,
  post_code: null,
  user_address: null,
  user_address2: null,
  industry_type: null,
  lcns_no: null,
  bssh_nm: null,
  busn_type_nm: null,
  prsdnt_nm_secu: null,
  site_addr: null,
  agree_marketing_at: null,
  marketing_reminded_at: null,
  dormancy_notice_at: null,
  dormant_at: null,
  locked_until: null,
} as const satisfies Updateable<MemberTable>;

/**
 * Erases who a member was, wherever it stands, in the transaction of the withdrawal. Files are queued to be removed:
 * call `removeErasedFiles` once it is committed.
 */
export async function eraseMember(
  db: Queries,
  keys: Configuration['encryptionKeys'],
  member: MemberRow,
  now: Date,
): Promise<void> {
  const memberNo = member.member_no;
  await retainRecords(db, keys, member, now);
  await db
    .updateTable('member')
    .set({ ...ERASED_IDENTITY, failed_logins: 0, withdrawn_at: now })
    .where('member_no', '=', memberNo)
    .execute();
  await db.deleteFrom('dormant_record').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('admin_link').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('idempotency_key').where('member_no', '=', memberNo).execute();
  if (member.user_phone !== null) await forgetPhone(db, member.user_phone);
  await forgetPosts(db, memberNo);
  await forgetFiles(db, memberNo, now);
}

async function forgetPhone(db: Queries, userPhone: string): Promise<void> {
  await db.deleteFrom('verification_code').where('user_phone', '=', userPhone).execute();
  await db.deleteFrom('verified_phone').where('user_phone', '=', userPhone).execute();
  await db.deleteFrom('identity_check').where('user_phone', '=', userPhone).execute();
}

/** A promotion is about the member's own business and goes; what others may have answered to stays without its writer. */
async function forgetPosts(db: Queries, memberNo: number): Promise<void> {
  await db.deleteFrom('member_post').where('member_no', '=', memberNo).where('kind', '=', 'promotion').execute();
  await db
    .updateTable('member_post')
    .set({ member_no: null, writer_masked: FORMER_MEMBER, shop_name: '' })
    .where('member_no', '=', memberNo)
    .execute();
}

/** Files that no post shows (a photo for a ticket) are removed; the others lose their owner. */
async function forgetFiles(db: Queries, memberNo: number, now: Date): Promise<void> {
  const shown = db
    .selectFrom('member_post_file')
    .select('path')
    .union(db.selectFrom('member_post').select('image_path as path'));
  const removed = await db
    .deleteFrom('stored_file')
    .where('owner_no', '=', memberNo)
    .where((either) => either.or([either('access', '=', 'owner'), either('path', 'not in', shown)]))
    .returning('path')
    .execute();
  await db.updateTable('stored_file').set({ owner_no: null }).where('owner_no', '=', memberNo).execute();
  if (removed.length > 0)
    await db
      .insertInto('erased_file')
      .values(removed.map(({ path }) => ({ path, erased_at: now })))
      .execute();
}

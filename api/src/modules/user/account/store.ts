import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';

/** Finds a member by id, case-insensitively. */
export const findMemberByUserId = (db: Queries, userId: string): Promise<MemberRow | undefined> =>
  db
    .selectFrom('member')
    .selectAll()
    .where(sql<boolean>`lower(user_id) = lower(${userId})`)
    .executeTakeFirst();

export const findMember = (db: Queries, memberNo: number): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('member_no', '=', memberNo).executeTakeFirst();

/** Member locked against other changes until the transaction ends. */
export const lockMember = (db: Queries, memberNo: number): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('member_no', '=', memberNo).forNoKeyUpdate().executeTakeFirst();

/** Serialises registrations of and changes to this phone, so that at most one account gets it. */
export async function lockPhone(db: Queries, userPhone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${userPhone}`}, 0))`.execute(db);
}

/** Sets another password, also in place of the former system's, and ends a lock by wrong tries of the old one. */
export async function setPassword(db: Queries, memberNo: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('member')
    .set({ password_hash: passwordHash, locked_until: null })
    .where('member_no', '=', memberNo)
    .execute();
  await db.deleteFrom('old_password').where('member_no', '=', memberNo).execute();
}

export async function recordLogin(db: Queries, memberNo: number, now: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({ status: 'ACTIVE', locked_until: null, last_login_at: now, dormancy_notice_at: null })
    .where('member_no', '=', memberNo)
    .execute();
}

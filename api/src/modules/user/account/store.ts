import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../../database/tables.ts';
import type { MemberRow } from '../../../database/tables/user.ts';

const sameId = (userId: string) => sql<boolean>`lower(user_id) = lower(${userId})`;

export const findMemberById = (db: Queries, userId: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where(sameId(userId)).executeTakeFirst();

export const findMember = (db: Queries, memberNo: number): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('member_no', '=', memberNo).executeTakeFirst();

/** The same, held against other changes of this member until the transaction ends. */
export const lockMember = (db: Queries, memberNo: number): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('member_no', '=', memberNo).forUpdate().executeTakeFirst();

/** Rows that stand in for accounts that do not exist. */
const DECOYS = 256;

/**
 * Counts a wrong password; the one that reaches the limit locks until `lockUntil`. Where there is no account to count
 * on, the same is done to a row that stands in for one, so that it takes as long.
 */
export async function countFailedLogin(
  db: Queries,
  memberNo: number | null,
  mostTries: number,
  lockUntil: Date,
): Promise<void> {
  const [table, row] =
    memberNo === null ? [sql.table('login_decoy'), randomInt(DECOYS)] : [sql.table('member'), memberNo];
  await sql`
    update ${table} set
      failed_logins = case when failed_logins + 1 >= ${mostTries}::int then 0 else failed_logins + 1 end,
      status = case when failed_logins + 1 >= ${mostTries}::int and status = 'ACTIVE' then 'LOCKED' else status end,
      locked_until = case when failed_logins + 1 >= ${mostTries}::int then ${lockUntil}::timestamptz else locked_until end
    where member_no = ${row}::bigint`.execute(db);
}

/** Sets another password; wrong tries of the old one are forgotten. */
export async function setPassword(db: Queries, memberNo: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('member')
    .set({ password_hash: passwordHash, failed_logins: 0, locked_until: null })
    .where('member_no', '=', memberNo)
    .execute();
}

/** Whether tries are not even compared now. A dormant account is locked too, and stays dormant. */
export const isLocked = ({ locked_until: until }: Pick<MemberRow, 'locked_until'>, now: Date) =>
  until !== null && until > now;

export async function recordLogin(db: Queries, memberNo: number, now: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({ failed_logins: 0, status: 'ACTIVE', locked_until: null, last_login_at: now, dormancy_notice_at: null })
    .where('member_no', '=', memberNo)
    .execute();
}

export async function sessionStartedAt(db: Queries, sessionNo: number): Promise<Date> {
  const { created_at } = await db
    .selectFrom('session')
    .select('created_at')
    .where('session_no', '=', sessionNo)
    .executeTakeFirstOrThrow();
  return created_at;
}

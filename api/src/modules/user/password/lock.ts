import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { MemberRow } from '../../../database/tables/user.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

/** So many wrong passwords in a row lock an account, for this long. */
const MAX_WRONG_PASSWORDS = 10;
const LOCK_MS = 15 * MINUTE_MS;
/** Rows of `login_decoy`, which are written to in place of accounts that do not exist. */
const DECOYS = 256;

/** While an account is locked, passwords are not counted. A dormant account can be locked too, and stays dormant. */
export const isLocked = ({ locked_until: until }: Pick<MemberRow, 'locked_until'>, now: Date) =>
  until !== null && until > now;

/**
 * Counts a wrong password; the last one allowed locks the account. With no account to count on (null), a decoy row is
 * written the same way, so that it takes as long.
 */
export async function countWrongPassword(
  memberNo: number | null,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<void> {
  const [table, row] =
    memberNo === null ? [sql.table('login_decoy'), randomInt(DECOYS)] : [sql.table('member'), memberNo];
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  const isLast = sql`failed_logins + 1 >= ${MAX_WRONG_PASSWORDS}::int`;
  await sql`
    update ${table} set
      failed_logins = case when ${isLast} then 0 else failed_logins + 1 end,
      status = case when ${isLast} and status = 'ACTIVE' then 'LOCKED' else status end,
      locked_until = case when ${isLast} then ${lockedUntil}::timestamptz else locked_until end
    where member_no = ${row}::bigint`.execute(db);
}

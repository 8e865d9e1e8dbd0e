import { randomBytes } from 'node:crypto';
import type { Queries } from '../../../database/tables.ts';
import { hashOfToken } from '../../../pipeline/session.ts';

/** Minutes for which a link may be followed, once. */
export const LINK_MINUTES = 10;
const MINUTE_MS = 60_000;
/** 256 bits. */
const VALUE_BYTES = 32;

/** Makes a link's value for an employee; answers it, and null for an id that is no employee's. */
export async function createAdminLink(db: Queries, userId: string, now: Date): Promise<string | null> {
  const employee = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', userId)
    .where('role', '=', 'employee')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!employee) return null;
  const value = randomBytes(VALUE_BYTES).toString('base64url');
  await db
    .insertInto('admin_link')
    .values({
      token_hash: hashOfToken(value),
      member_no: employee.member_no,
      single_use: true,
      expires_at: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
    })
    .execute();
  return value;
}

/** Whom a link's value logs in; one that may be used once is used up by it. */
export async function redeemAdminLink(db: Queries, value: string, now: Date): Promise<number | null> {
  const link = await db
    .updateTable('admin_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(value))
    .where((either) => either.or([either('single_use', '=', false), either('used_at', 'is', null)]))
    .where((either) => either.or([either('expires_at', 'is', null), either('expires_at', '>', now)]))
    .returning('member_no')
    .executeTakeFirst();
  return link?.member_no ?? null;
}

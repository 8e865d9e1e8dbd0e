import { MINUTE_MS } from '../../../clock/durations.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { newToken } from '../session/session.ts';

/** Minutes for which a link is valid; it works once. */
export const LINK_MINUTES = 10;

/** Creates a link for an employee and returns its address; null if the id is not an active employee's. */
export async function createAdminLink(
  { db, configuration, now }: Pick<CallContext, 'db' | 'configuration' | 'now'>,
  userId: string,
): Promise<string | null> {
  const employee = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', userId)
    .where('role', '=', 'employee')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!employee) return null;
  const value = newToken();
  await db
    .insertInto('admin_link')
    .values({
      token_hash: hashOfToken(value),
      member_no: employee.member_no,
      single_use: true,
      expires_at: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
    })
    .execute();
  // Shells before 2026-11-29 know nothing of a fragment, and a deployment or a rollback may put one live.
  return `${configuration.origins[0]}/intro?authorization=${value}`;
}

/**
 * Marks a link as used and returns the number of its employee; null for an invalid value. The demo's link, which works
 * any number of times, is valid only in a demo.
 */
export async function redeemAdminLink(
  value: string,
  { db, now, configuration }: Pick<CallContext, 'db' | 'now' | 'configuration'>,
): Promise<number | null> {
  const link = await db
    .updateTable('admin_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(value))
    .where(({ or, and, eb }) => {
      const unused = and([eb('used_at', 'is', null), eb('expires_at', '>', now)]);
      return configuration.demo ? or([eb('single_use', '=', false), unused]) : unused;
    })
    .returning('member_no')
    .executeTakeFirst();
  return link?.member_no ?? null;
}

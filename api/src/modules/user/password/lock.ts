import { sql } from 'kysely';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

const LOCK_MS = 15 * MINUTE_MS;

/** Returns true while the account is locked. A dormant account can be locked too, and stays dormant. */
export const isLocked = ({ locked_until: until }: Pick<MemberRow, 'locked_until'>, now: Date) =>
  until !== null && until > now;

/** Locks the account of an id for a while, if there is one. */
export async function lockAccount(userId: string, { db, now }: Pick<CallContext, 'db' | 'now'>): Promise<void> {
  await sql`
    update member set
      status = case when status = 'ACTIVE' then 'LOCKED' else status end,
      locked_until = ${new Date(now.getTime() + LOCK_MS)}
    where lower(user_id) = lower(${userId})`.execute(db);
}

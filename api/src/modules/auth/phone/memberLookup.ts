import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { isSameName } from './sameName.ts';

/** Statuses of accounts that a verified phone gives access to. Employees' accounts are managed elsewhere. */
const REACHABLE = ['PENDING', 'ACTIVE', 'DORMANT', 'LOCKED'] as const;

export const isReachable = ({ role, status }: Pick<MemberRow, 'role' | 'status'>): boolean =>
  role === 'member' && REACHABLE.some((reachable) => reachable === status);

/** Member with this name and phone; the newest if a phone has several from before it was limited to one. */
export async function findMemberByPhone(
  db: Queries,
  { name, userPhone }: { name: string; userPhone: string },
): Promise<MemberRow | undefined> {
  const members = await db
    .selectFrom('member')
    .selectAll()
    .where('user_phone', '=', userPhone)
    .where('role', '=', 'member')
    .where('status', 'in', REACHABLE)
    .orderBy('member_no', 'desc')
    .execute();
  return members.find((member) => isSameName(member.name, name));
}

/** Returns true if another account has this phone, even a suspended one: one account per person (terms, article 6). */
export async function isPhoneTaken(db: Queries, userPhone: string, exceptMemberNo?: number): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_phone', '=', userPhone)
    .where('status', '<>', 'WITHDRAWN')
    .$if(exceptMemberNo !== undefined, (query) => query.where('member_no', '<>', exceptMemberNo ?? 0))
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

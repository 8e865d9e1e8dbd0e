import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { isSameName } from './sameName.ts';

/** Accounts that may be acted on by a verified phone. Employees' accounts are managed elsewhere. */
const REACHABLE = ['PENDING', 'ACTIVE', 'DORMANT', 'LOCKED'] as const;

export const isReachable = ({ role, status }: Pick<MemberRow, 'role' | 'status'>): boolean =>
  role === 'member' && REACHABLE.some((reachable) => reachable === status);

/** The member of this name and phone; the newest, where a phone has several from before it was limited to one. */
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

/** Whether another account has this phone, a suspended one included: a person has one account (terms, article 6). */
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

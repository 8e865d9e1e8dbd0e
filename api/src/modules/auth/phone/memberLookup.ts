import type { Queries } from '../../../database/tables.ts';
import type { MemberRow } from '../../../database/tables/user.ts';
import { isSameName } from './verifiedPhone.ts';

/** Members who may act on their account by a proved phone. Employees' accounts are looked after elsewhere. */
const REACHABLE = ['PENDING', 'ACTIVE', 'DORMANT', 'LOCKED'] as const;

/** The member of this phone; of several, from times before a phone had one member, the newest. */
export const findByPhone = (db: Queries, userPhone: string): Promise<MemberRow[]> =>
  db
    .selectFrom('member')
    .selectAll()
    .where('user_phone', '=', userPhone)
    .where('role', '=', 'member')
    .where('status', 'in', REACHABLE)
    .orderBy('member_no', 'desc')
    .execute();

/** The member of this name and phone. */
export async function findPerson(
  db: Queries,
  { name, userPhone }: { name: string; userPhone: string },
): Promise<MemberRow | undefined> {
  return (await findByPhone(db, userPhone)).find((member) => isSameName(member.name, name));
}

/** Whether another account has this phone, one that was suspended too: a person has one account (article 6 of the terms). */
export async function isPhoneTaken(db: Queries, userPhone: string, exceptMemberNo?: number): Promise<boolean> {
  const taken = await db
    .selectFrom('member')
    .select('member_no')
    .where('user_phone', '=', userPhone)
    .where('status', '<>', 'WITHDRAWN')
    .$if(exceptMemberNo !== undefined, (query) => query.where('member_no', '<>', exceptMemberNo ?? 0))
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

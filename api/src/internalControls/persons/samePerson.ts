import { comparedName } from '@portal/shared/rules';
import type { Queries } from '../../database/types/tables.ts';
import type { MemberRow } from '../../database/types/tables/user.ts';

/** What an account says of whose it is. */
type Person = Pick<MemberRow, 'member_no' | 'name' | 'user_birth' | 'user_phone'>;

/**
 * Whether two accounts are one person's, as far as they say it: the same account or phone, or the same name and birth
 * date. A dormant account's birth date is sealed and a former member's identity erased: nothing is said of those.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.member_no === other.member_no) return true;
  if (one.user_phone !== null && one.user_phone === other.user_phone) return true;
  if (!one.name || !other.name || one.user_birth === null) return false;
  return one.user_birth === other.user_birth && comparedName(one.name) === comparedName(other.name);
}

/** Which of these accounts are the same person's as that of `memberNo`. */
export async function findSamePerson(
  db: Queries,
  memberNo: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('member')
    .select(['member_no', 'name', 'user_birth', 'user_phone'])
    .where('member_no', 'in', [memberNo, ...others])
    .execute();
  const person = rows.find(({ member_no }) => member_no === memberNo);
  if (!person) return new Set();
  const same = rows.filter((row) => isSamePerson(person, row)).map(({ member_no }) => member_no);
  return new Set(same.filter((no) => others.includes(no)));
}

/** Whether both accounts are one person's. */
export const areSamePerson = async (db: Queries, one: number, other: number): Promise<boolean> =>
  one === other || (await findSamePerson(db, one, [other])).size > 0;

import { comparedName } from '@portal/shared/rules';
import type { Queries } from '../../database/types/tables.ts';
import type { MemberRow } from '../../database/types/tables/user.ts';

/** The columns that identify the owner of an account. */
type Person = Pick<MemberRow, 'member_no' | 'name' | 'user_birth' | 'user_phone'>;

/**
 * Compares two accounts as far as their data allows: true for the same account or phone, or the same name and birth
 * date. The birth date of a dormant account is sealed: its name alone counts, so that another employee decides. The
 * identity of a former member is erased and matches nobody.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.member_no === other.member_no) return true;
  if (one.user_phone !== null && one.user_phone === other.user_phone) return true;
  if (!one.name || !other.name || comparedName(one.name) !== comparedName(other.name)) return false;
  return one.user_birth === null || other.user_birth === null || one.user_birth === other.user_birth;
}

/**
 * Returns those of the given accounts that belong to the same person as `memberNo`; of all branches, because the own
 * account of an employee may belong to another one.
 */
export async function findSamePerson(
  db: Queries,
  memberNo: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .withoutPlugins()
    .selectFrom('member')
    .select(['member_no', 'name', 'user_birth', 'user_phone'])
    .where('member_no', 'in', [memberNo, ...others])
    .execute();
  const person = rows.find(({ member_no }) => member_no === memberNo);
  if (!person) return new Set();
  const same = rows.filter((row) => isSamePerson(person, row)).map(({ member_no }) => member_no);
  return new Set(same.filter((no) => others.includes(no)));
}

/** True if both accounts belong to one person. */
export const areSamePerson = async (db: Queries, one: number, other: number): Promise<boolean> =>
  one === other || (await findSamePerson(db, one, [other])).size > 0;

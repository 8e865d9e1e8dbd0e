import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberRow } from '../../../../database/types/tables/user.ts';
import { membersIn } from '../../../user/ownData/ownRows.ts';
import { OWN_TABLES } from '../../../user/ownData/ownTables.ts';

/** Personal data in the account itself, with the names used in a leak notice. */
const IN_ACCOUNT: readonly [column: keyof MemberRow, name: string][] = [
  ['name', '이름'],
  ['user_birth', '생년월일'],
  ['user_phone', '휴대폰 번호'],
  ['email', '이메일'],
  ['user_address', '주소'],
  ['bssh_nm', '업소'],
  ['password_hash', '비밀번호(암호화)'],
];

/** Returns the kinds of data in an account. */
export const kindsInAccount = (member: Partial<MemberRow>): string[] =>
  IN_ACCOUNT.flatMap(([column, name]) => (member[column] ? name : []));

/** Returns the kinds of data stored outside the account, per member. */
export async function kindsOf(db: Queries, memberNos: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const kinds = new Map<number, string[]>(memberNos.map((memberNo) => [memberNo, []]));
  for (const table of OWN_TABLES.filter(({ table: name }) => name !== 'member'))
    for (const memberNo of await membersIn(db, table, memberNos)) kinds.get(memberNo)?.push(table.name);
  return kinds;
}

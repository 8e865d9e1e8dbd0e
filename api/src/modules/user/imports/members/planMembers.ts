import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { FileRow } from '../importFile.ts';
import type { ImportContext, Planned, Problem, SeenValues } from '../plan.ts';
import { isHashOf, rowHash } from '../rowHash.ts';
import { MEMBER_HEADINGS, type MemberField } from './headings.ts';
import { readMember, type ImportedMember } from './readMember.ts';

/** A row to be stored. */
export interface NewMember {
  member: ImportedMember;
  rowHash: Buffer;
}

const CHANGED = '이미 가져온 회원인데 파일의 내용이 그때와 다릅니다. 바뀐 내용은 가져오지 않았습니다.';

/** Members whom some rows would meet. */
interface Known {
  hashes: ReadonlyMap<string, Buffer | null>;
  userIds: ReadonlySet<string>;
  phones: ReadonlySet<string>;
}

/** Effect of each row: what may differ in one row alone is compared with the database and with earlier rows. */
export async function planMembers(
  rows: readonly FileRow<MemberField>[],
  seen: SeenValues,
  { db, now, keys }: ImportContext,
): Promise<Planned<NewMember>[]> {
  const read = rows.map((row) => ({ row, result: readMember(row, now) }));
  const members = read.flatMap(({ result }) => ('member' in result ? [result.member] : []));
  const known = await findKnown(db, members);
  return read.map(({ row: { line, cells }, result }): Planned<NewMember> => {
    if ('problems' in result) return { line, outcome: 'refused', problems: result.problems };
    const { member } = result;
    const repeated = repeatedProblems(member, line, seen);
    if (repeated.length > 0) return { line, outcome: 'refused', problems: repeated };
    const hash = known.hashes.get(member.oldNumber);
    if (hash !== undefined) {
      // Null: the member has withdrawn since, and stays so.
      if (hash === null || isHashOf(keys, cells, hash)) return { line, outcome: 'unchanged' };
      return { line, outcome: 'changed', problems: [{ column: MEMBER_HEADINGS.oldNumber[0], message: CHANGED }] };
    }
    const problems = takenProblems(member, known);
    if (problems.length > 0) return { line, outcome: 'refused', problems };
    return { line, outcome: 'make', data: { member, rowHash: rowHash(keys, cells) } };
  });
}

async function findKnown(db: Queries, members: readonly ImportedMember[]): Promise<Known> {
  const oldNumbers = members.map(({ oldNumber }) => oldNumber);
  const userIds = members.map(({ userId }) => userId.toLowerCase());
  const phones = members.map(({ userPhone }) => userPhone);
  const imported = await db
    .selectFrom('imported_member')
    .select(['old_number', 'row_hash'])
    .where(sql<boolean>`old_number = any(${oldNumbers}::text[])`)
    .execute();
  const accounts = await db
    .selectFrom('member')
    .select([sql<string | null>`lower(user_id)`.as('user_id'), 'user_phone'])
    .where('status', '<>', 'WITHDRAWN')
    .where(sql<boolean>`(lower(user_id) = any(${userIds}::text[]) or user_phone = any(${phones}::text[]))`)
    .execute();
  return {
    hashes: new Map(imported.map(({ old_number, row_hash }) => [old_number, row_hash])),
    userIds: new Set(accounts.map(({ user_id }) => user_id ?? '')),
    phones: new Set(accounts.map(({ user_phone }) => user_phone ?? '')),
  };
}

function repeatedProblems(member: ImportedMember, line: number, seen: SeenValues): Problem[] {
  const values = { oldNumber: member.oldNumber, userId: member.userId.toLowerCase(), userPhone: member.userPhone };
  return (['oldNumber', 'userId', 'userPhone'] as const).flatMap((field) => {
    const column = MEMBER_HEADINGS[field][0];
    const earlier = seen.earlierLine(column, values[field], line);
    return earlier === undefined ? [] : [{ column, message: `${earlier}번째 줄과 같습니다.` }];
  });
}

function takenProblems({ userId, userPhone }: ImportedMember, { userIds, phones }: Known): Problem[] {
  return [
    ...(userIds.has(userId.toLowerCase())
      ? [{ column: MEMBER_HEADINGS.userId[0], message: '다른 회원이 이미 쓰는 아이디입니다.' }]
      : []),
    ...(phones.has(userPhone)
      ? [{ column: MEMBER_HEADINGS.userPhone[0], message: '다른 회원이 이미 쓰는 번호입니다.' }]
      : []),
  ];
}

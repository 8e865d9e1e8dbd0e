import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { FileRow } from '../importFile.ts';
import type { ImportContext, Planned, SeenValues } from '../plan.ts';
import { isHashOf, rowHash } from '../rowHash.ts';
import { APPLICATION_HEADINGS, type ApplicationField } from './headings.ts';
import { isPeriodOver } from './period.ts';
import { readApplication, type PastApplication } from './readApplication.ts';

/** A row to be stored. */
export interface NewApplication {
  application: PastApplication;
  memberNo: number;
  rowHash: Buffer;
}

const CHANGED = '이미 가져온 신청인데 파일의 내용이 그때와 다릅니다. 바뀐 내용은 가져오지 않았습니다.';
const NO_MEMBER = '이 회원번호로 가져온 회원이 없습니다. 회원을 먼저 가져와주세요.';
const LEFT = '그 사이 탈퇴한 회원입니다.';
const OVER = '끝난 지 5년이 지난 신청이라 가져오지 않습니다. 수료와 합격은 기간 없이 가져옵니다.';

/** Effect of each row: a number belongs to one application of its kind, and its member must have been imported. */
export async function planApplications(
  rows: readonly FileRow<ApplicationField>[],
  seen: SeenValues,
  { db, keys, now }: ImportContext,
): Promise<Planned<NewApplication>[]> {
  const read = rows.map((row) => ({ row, result: readApplication(row, now) }));
  const applications = read.flatMap(({ result }) => ('application' in result ? [result.application] : []));
  const [hashes, members] = [await findHashes(db, applications), await findMembers(db, applications)];
  return read.map(({ row: { line, cells }, result }): Planned<NewApplication> => {
    if ('problems' in result) return { line, outcome: 'refused', problems: result.problems };
    const { application } = result;
    const problems = (field: ApplicationField, message: string) => [
      { column: APPLICATION_HEADINGS[field][0], message },
    ];
    const earlier = seen.earlierLine(APPLICATION_HEADINGS.number[0], keyOf(application), line);
    if (earlier !== undefined)
      return { line, outcome: 'refused', problems: problems('number', `${earlier}번째 줄과 같습니다.`) };
    const hash = hashes.get(keyOf(application));
    if (hash)
      return isHashOf(keys, cells, hash)
        ? { line, outcome: 'unchanged' }
        : { line, outcome: 'changed', problems: problems('number', CHANGED) };
    if (isPeriodOver(application, now)) return { line, outcome: 'expired', problems: problems('heldOn', OVER) };
    const member = members.get(application.oldNumber);
    if (!member) return { line, outcome: 'refused', problems: problems('oldNumber', NO_MEMBER) };
    if (member.status === 'WITHDRAWN') return { line, outcome: 'refused', problems: problems('oldNumber', LEFT) };
    return { line, outcome: 'make', data: { application, memberNo: member.member_no, rowHash: rowHash(keys, cells) } };
  });
}

const keyOf = ({ kind, number }: Pick<PastApplication, 'kind' | 'number'>) => `${kind} ${number}`;

async function findHashes(db: Queries, applications: readonly PastApplication[]): Promise<Map<string, Buffer>> {
  const numbers = applications.map(({ number }) => number);
  const found = await db
    .selectFrom('imported_application')
    .select(['kind', 'number', 'row_hash'])
    .where('kind', 'in', ['education', 'exam'])
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .execute();
  return new Map(found.map((row) => [keyOf(row), row.row_hash]));
}

async function findMembers(db: Queries, applications: readonly PastApplication[]) {
  const oldNumbers = applications.map(({ oldNumber }) => oldNumber);
  const found = await db
    .selectFrom('imported_member')
    .innerJoin('member', 'member.member_no', 'imported_member.member_no')
    .select(['old_number', 'member.member_no', 'status'])
    .where(sql<boolean>`old_number = any(${oldNumbers}::text[])`)
    .execute();
  return new Map(found.map((row) => [row.old_number, row]));
}

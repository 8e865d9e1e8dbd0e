import { sql } from 'kysely';
import { comparedName } from '@portal/shared/rules';
import { grouped } from '../../../../database/grouped.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { HygieneCompletionRow } from '../../../../database/types/tables/hygiene.ts';
import type { FileRow } from '../importFile.ts';
import type { ImportContext, Planned, SeenValues } from '../plan.ts';
import { HYGIENE_HEADINGS, type HygieneField } from './headings.ts';
import { readCompletion, type HygieneCompletion } from './readCompletion.ts';

/** A row to be stored. */
export interface NewCompletion {
  completion: HygieneCompletion;
  memberNo: number;
}

const CHANGED = '이미 입력한 번호인데 파일의 내용이 그때와 다릅니다. 바뀐 내용은 입력하지 않았습니다.';
const NO_MEMBER =
  '이름과 생년월일이 같고 휴대폰번호, 인허가번호나 회원번호가 같은 회원이 없습니다. 탈퇴했거나 휴면인 회원일 수 있습니다.';
const SEVERAL = '이름과 생년월일, 휴대폰번호, 인허가번호가 같은 회원이 여러 명입니다. 회원번호를 적어주세요.';

type Known = Pick<HygieneCompletionRow, 'course' | 'completed_on' | 'lcns_no'>;

interface Candidate {
  member_no: number;
  name: string;
  user_birth: string;
  user_phone: string | null;
  lcns_no: string | null;
  old_number: string | null;
}

/** Effect of each row: a number belongs to one completion, and a row to one member. */
export async function planCompletions(
  rows: readonly FileRow<HygieneField>[],
  seen: SeenValues,
  { db, now }: Pick<ImportContext, 'db' | 'now'>,
): Promise<Planned<NewCompletion>[]> {
  const read = rows.map((row) => ({ row, result: readCompletion(row, now) }));
  const completions = read.flatMap(({ result }) => ('completion' in result ? [result.completion] : []));
  const [known, candidates] = [await findKnown(db, completions), await findCandidates(db, completions)];
  return read.map(({ row: { line }, result }): Planned<NewCompletion> => {
    if ('problems' in result) return { line, outcome: 'refused', problems: result.problems };
    const { completion } = result;
    const at = (field: HygieneField, message: string) => [{ column: HYGIENE_HEADINGS[field][0], message }];
    const refused = (field: HygieneField, message: string) =>
      ({ line, outcome: 'refused', problems: at(field, message) }) as const;
    const earlier = seen.earlierLine(HYGIENE_HEADINGS.number[0], completion.comparedNumber, line);
    if (earlier !== undefined) return refused('number', `${earlier}번째 줄과 같습니다.`);
    const stored = known.get(completion.comparedNumber);
    if (stored)
      return isSame(stored, completion)
        ? { line, outcome: 'unchanged' }
        : { line, outcome: 'changed', problems: at('number', CHANGED) };
    const [member, another] = membersOf(completion, candidates.get(personOf(completion)) ?? []);
    if (!member) return refused('name', NO_MEMBER);
    if (another) return refused('name', SEVERAL);
    // The paper shows the member's own spelling.
    return {
      line,
      outcome: 'make',
      data: { completion: { ...completion, name: member.name }, memberNo: member.member_no },
    };
  });
}

/** A licence is compared only where both have one: it is erased when the member leaves. */
const isSame = (stored: Known, { course, completedOn, lcns_no }: HygieneCompletion): boolean =>
  stored.course === course &&
  stored.completed_on === completedOn &&
  (stored.lcns_no === null || lcns_no === '' || stored.lcns_no === lcns_no);

const personOf = ({ name, userBirth }: Pick<HygieneCompletion, 'name' | 'userBirth'>) =>
  `${comparedName(name)} ${userBirth}`;

/** Candidates whom another cell names too; the former number decides alone. */
function membersOf({ oldNumber, userPhone, lcns_no }: HygieneCompletion, candidates: readonly Candidate[]) {
  const byNumber = candidates.filter(({ old_number }) => oldNumber !== '' && old_number === oldNumber);
  if (byNumber.length > 0) return byNumber;
  return candidates.filter(
    (one) => (userPhone !== '' && one.user_phone === userPhone) || (lcns_no !== '' && one.lcns_no === lcns_no),
  );
}

async function findKnown(db: Queries, completions: readonly HygieneCompletion[]): Promise<Map<string, Known>> {
  const numbers = completions.map(({ comparedNumber }) => comparedNumber);
  const found = await db
    .selectFrom('hygiene_completion')
    .select(['compared_number', 'course', 'completed_on', 'lcns_no'])
    .where(sql<boolean>`compared_number = any(${numbers}::text[])`)
    .execute();
  return new Map(found.map((row) => [row.compared_number, row]));
}

/** Members whom two cells of some rows name, by name and birth date; names are compared without spaces. */
async function findCandidates(
  db: Queries,
  completions: readonly HygieneCompletion[],
): Promise<Map<string, Candidate[]>> {
  const cellsOf = (field: 'userBirth' | 'oldNumber' | 'userPhone' | 'lcns_no') => [
    ...new Set(completions.map((completion) => completion[field]).filter((cell) => cell !== '')),
  ];
  const { rows } = await sql<Candidate>`
    select member.member_no, name, user_birth, user_phone, member.lcns_no, old_number
    from member left join imported_member on imported_member.member_no = member.member_no
    where name is not null and user_birth = any(${cellsOf('userBirth')}::text[])
      and (old_number = any(${cellsOf('oldNumber')}::text[]) or user_phone = any(${cellsOf('userPhone')}::text[])
        or member.lcns_no = any(${cellsOf('lcns_no')}::text[]))
    order by member.member_no`.execute(db);
  return grouped(rows, ({ name, user_birth }) => personOf({ name, userBirth: user_birth }));
}

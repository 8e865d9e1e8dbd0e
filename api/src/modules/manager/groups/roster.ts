import * as v from 'valibot';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { GROUP_ROSTER_COLUMNS, MAX_GROUP_SEATS } from '@portal/shared/contract/manager';
import { mobilePhoneRule, newPersonNameRule, typedName } from '@portal/shared/rules';
import { UnreadableCsv } from '../../../csv/decodeTable.ts';
import { PHONE_HEADINGS } from '../../../csv/headings.ts';
import { phoneIn } from '../../../csv/phoneIn.ts';
import { columnsOf, readCsv } from '../../../csv/readCsv.ts';
import { HttpError } from '../../../errors/errors.ts';

type Roster = CallAnswer<Calls['postMapGroupRoster']>;
type Row = Roster['rows'][number];

/** Accepted headings of each column, without white space. */
const NAME_HEADINGS = ['이름', '성명', '성함', '직원명', '직원이름'];
const TOO_MANY_PEOPLE = `한 번에 ${MAX_GROUP_SEATS}명까지 신청할 수 있습니다.`;
const refuse = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Parses a table of people row by row. No member is looked up, which would reveal who is one. */
export async function readRoster({ file, csv }: CallValue<Calls['postMapGroupRoster']>): Promise<Roster> {
  const path = file === undefined ? 'csv' : 'file';
  const bytes = file === undefined ? Buffer.from(csv ?? '', 'utf8') : Buffer.from(file, 'base64');
  const table = await readTable(bytes, path);
  const { name, phone } = table.columns;
  const seen = new Map<string, number>();
  const rows = table.rows.map(({ line, cells }): Row => {
    const person = { name: typedName(cells[name] ?? ''), userPhone: phoneIn(cells[phone] ?? '') };
    const message = problemOf(person, seen);
    seen.set(person.userPhone, seen.get(person.userPhone) ?? line);
    return { line, ...person, outcome: message === '' ? 'ok' : 'refused', message };
  });
  const people = rows.flatMap(({ outcome, name: own, userPhone }) =>
    outcome === 'ok' ? [{ name: own, userPhone }] : [],
  );
  return { rows, people };
}

const HEADINGS = { name: NAME_HEADINGS, phone: PHONE_HEADINGS };

async function readTable(bytes: Buffer, path: string) {
  try {
    const known = Object.values(HEADINGS).flat();
    const table = await readCsv(bytes, { known, maxRows: MAX_GROUP_SEATS, tooManyRows: TOO_MANY_PEOPLE });
    const columns = columnsOf(table, HEADINGS);
    const missing = GROUP_ROSTER_COLUMNS.filter((_heading, index) => Object.values(columns)[index] === -1);
    if (missing.length > 0)
      throw new UnreadableCsv(`'${missing.join("', '")}' 열이 없습니다. 사람들 위의 줄에 열 이름을 적어주세요.`);
    return { rows: table.rows, columns };
  } catch (error) {
    if (error instanceof UnreadableCsv) throw refuse(path, error.message);
    throw error;
  }
}

function problemOf(
  { name, userPhone }: { name: string; userPhone: string },
  seen: ReadonlyMap<string, number>,
): string {
  for (const parsed of [v.safeParse(newPersonNameRule, name), v.safeParse(mobilePhoneRule, userPhone)])
    if (!parsed.success) return parsed.issues[0].message;
  const first = seen.get(userPhone);
  return first === undefined ? '' : `${first}번째 줄과 같은 휴대폰 번호입니다.`;
}

import type { Subject } from '@portal/shared/contract/manager';
import { RESULT_NAMES, type OfferingKind, type Result } from '@portal/shared/contract/office';
import { digitsOf, phoneOf } from '@portal/shared/rules';
import { letOthersRun, mapInPieces } from '../../../../clock/inPieces.ts';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { readCsv, type CsvTable } from '../../../../csv/readCsv.ts';
import { headingOf, HEADINGS, OTHER_HEADINGS } from './headings.ts';

/** As many as the most seats that a course or an exam can have. */
const MAX_ROWS = 10_000;
/** Some milliseconds' work. */
const ROWS_AT_ONCE = 1000;

type Field = keyof typeof HEADINGS;

/** One row of a table of results. Who it is about is said by a number, or by the name and one thing more. */
export interface ResultRow {
  line: number;
  /** Digits, and empty where the row does not say. */
  applicationNo: string;
  examinationCode: string;
  name: string;
  /** Digits: eight, or six as in a resident number. */
  birth: string;
  /** The last digits of the phone, or all of them. */
  phone: string;
  /** Null where the cell is empty; `unknown` where it has another word. */
  result: Result | 'unknown' | null;
  /** As it stands in the cell. */
  resultText: string;
  /** The cells of the subjects, in their order; empty where the row has none. */
  scores: readonly string[];
}

const FIELDS = Object.keys(HEADINGS) as Field[];

/** Where the columns of the fields stand; a column's own heading before another word for it. */
function columnsOf({ headings }: CsvTable): Partial<Record<Field, number>> {
  const found: Partial<Record<Field, number>> = {};
  for (const [index, heading] of headings.entries()) {
    const field = OTHER_HEADINGS[heading];
    if (field) found[field] ??= index;
  }
  for (const field of FIELDS) if (headings.includes(HEADINGS[field])) found[field] = headings.indexOf(HEADINGS[field]);
  return found;
}

/** The results that a course or an exam can have. */
const RESULTS_OF: Record<OfferingKind, readonly Result[]> = {
  education: ['complete', 'notComplete'],
  exam: ['sit', 'absent', 'pass', 'fail'],
};

function resultOf(text: string, kind: OfferingKind): ResultRow['result'] {
  const word = text.replace(/\s/g, '');
  if (word === '') return null;
  return RESULTS_OF[kind].find((result) => RESULT_NAMES[result] === word) ?? 'unknown';
}

/**
 * Reads a table of results. @throws UnreadableCsv also where its columns do not say what the result is or whose.
 */
export async function readResults(
  bytes: Uint8Array,
  { kind, subjects }: { kind: OfferingKind; subjects: readonly Subject[] },
): Promise<ResultRow[]> {
  // The body has just been parsed and checked: that was work enough in one go.
  await letOthersRun();
  const table = await readCsv(bytes, { maxRows: MAX_ROWS });
  const columns = columnsOf(table);
  const { applicationNo, examinationCode, name, birth, phone, result } = columns;
  const ofSubjects = subjects.map(({ name }) => table.headings.indexOf(headingOf(name)));
  if (result === undefined && !ofSubjects.some((column) => column >= 0))
    throw new UnreadableCsv(
      `'${HEADINGS.result}' 열${subjects.length > 0 ? '이나 과목별 점수 열' : ''}이 없습니다. 첫 줄에 열 이름을 적어 주세요.`,
    );
  const namesPerson = name !== undefined && (birth !== undefined || phone !== undefined);
  if (applicationNo === undefined && examinationCode === undefined && !namesPerson)
    throw new UnreadableCsv(
      "누구의 결과인지 알 수 있는 열이 없습니다. '신청번호'나 '수험번호', 또는 '이름'과 '생년월일'(또는 '휴대폰번호') 열을 넣어 주세요.",
    );
  return mapInPieces(table.rows, ROWS_AT_ONCE, ({ line, cells }) => {
    // The export puts a ' before what a spreadsheet would take for a formula.
    const cell = (field: Field) => (cells[columns[field] ?? -1] ?? '').replace(/^'/, '');
    return {
      line,
      applicationNo: digitsOf(cell('applicationNo')),
      examinationCode: cell('examinationCode').replace(/\s/g, ''),
      name: cell('name'),
      birth: digitsOf(cell('birth')),
      phone: phoneOf(cell('phone')),
      result: resultOf(cell('result'), kind),
      resultText: cell('result'),
      scores: ofSubjects.map((column) => (cells[column] ?? '').replace(/^'/, '').trim()),
    };
  });
}

import type { Subject } from '@portal/shared/contract/manager';
import { RESULT_NAMES, type OfferingKind, type Result } from '@portal/shared/contract/office';
import { digitsOf, phoneOf, typedNumber } from '@portal/shared/rules';
import { letOthersRun, mapInPieces } from '../../../../clock/inPieces.ts';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { columnsOf, readCsv } from '../../../../csv/readCsv.ts';
import { ALL_HEADINGS, HEADINGS } from './headings.ts';

/** The maximum number of seats of a course or exam. */
const MAX_ROWS = 10_000;
/** Rows per turn, a few milliseconds. */
const ROWS_AT_ONCE = 1000;

type Field = keyof typeof HEADINGS;

/** A row of a table of results. It identifies the applicant by a number, or by the name and one more field. */
export interface ResultRow {
  line: number;
  /** Digits; empty if missing. */
  applicationNo: string;
  examinationCode: string;
  name: string;
  /** Digits: eight, or six as in a resident registration number. */
  birth: string;
  /** The last digits of the phone, or all of them. */
  phone: string;
  /** Null for an empty cell; `unknown` for an unknown word. */
  result: Result | 'unknown' | null;
  /** As in the cell. */
  resultText: string;
  /** Score cells in the order of the subjects; empty if missing. */
  scores: readonly string[];
}

/** Possible results per kind. */
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
 * Parses a table of results.
 * @throws UnreadableCsv also if no column has the result or identifies the applicant
 */
export async function readResults(
  bytes: Uint8Array,
  { kind, subjects }: { kind: OfferingKind; subjects: readonly Subject[] },
): Promise<ResultRow[]> {
  // Yields first: parsing and validating the body has already taken one turn.
  await letOthersRun();
  const known = [...Object.values(ALL_HEADINGS).flat(), ...subjects.map(({ name }) => name)];
  const table = await readCsv(bytes, { known, maxRows: MAX_ROWS });
  const columns = columnsOf(table, ALL_HEADINGS);
  const { applicationNo, examinationCode, name, birth, phone, result } = columns;
  const ofSubjects = subjects.map(({ name }) => table.columnOf([name]));
  if (result < 0 && !ofSubjects.some((column) => column >= 0))
    throw new UnreadableCsv(
      `'${HEADINGS.result}' 열${subjects.length > 0 ? '이나 과목별 점수 열' : ''}이 없습니다. 첫 줄에 열 이름을 적어주세요.`,
    );
  const namesPerson = name >= 0 && (birth >= 0 || phone >= 0);
  if (applicationNo < 0 && examinationCode < 0 && !namesPerson)
    throw new UnreadableCsv(
      "누구의 결과인지 알 수 있는 열이 없습니다. '신청번호'나 '수험번호', 또는 '이름'과 '생년월일'(또는 '휴대폰번호') 열을 넣어주세요.",
    );
  return mapInPieces(table.rows, ROWS_AT_ONCE, ({ line, cells }) => {
    const cell = (field: Field) => cells[columns[field]] ?? '';
    return {
      line,
      applicationNo: digitsOf(cell('applicationNo')),
      examinationCode: typedNumber(cell('examinationCode')).replace(/\s/g, ''),
      name: cell('name'),
      birth: digitsOf(cell('birth')),
      phone: phoneOf(cell('phone')),
      result: resultOf(cell('result'), kind),
      resultText: cell('result'),
      scores: ofSubjects.map((column) => typedNumber(cells[column] ?? '')),
    };
  });
}

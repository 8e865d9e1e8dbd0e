import { MAX_BANK_LINES } from '@portal/shared/contract/office';
import { letOthersRun, mapInPieces } from '../../../../clock/inPieces.ts';
import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { MAX_CELL, type TableRow } from '../../../../csv/parseTable.ts';
import { readCsv } from '../../../../csv/readCsv.ts';
import { wonIn } from '../../../../csv/wonIn.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { comparedName, readDate } from './fields.ts';
import { bankColumns, KNOWN_HEADINGS, type Columns } from './headings.ts';

const TOO_MANY_LINES = `한 번에 ${MAX_BANK_LINES.toLocaleString('ko')}줄까지 읽습니다. 기간을 나누어 내려받아주세요.`;
/** Lines per turn, a few milliseconds. */
const LINES_AT_ONCE = 500;

/** A parsed deposit or withdrawal of the bank's file. */
export interface ReadLine {
  /** Line number in the file, from 1. */
  line: number;
  day: string;
  /** HH:mm, or empty. */
  time: string;
  deposit: number;
  withdrawal: number;
  /** As in the file. */
  name: string;
  /** The normalized name, computed once: a file has thousands of lines. */
  comparedAs: string;
  /** Position among the lines of one day with equal amount and name, from 1. */
  nth: number;
}

/** An unparsable line and its problem. */
export interface UnreadableLine {
  line: number;
  name: string;
  problem: string;
}

export const isUnreadable = (line: ReadLine | UnreadableLine): line is UnreadableLine => 'problem' in line;

/**
 * Parses a bank's file. Skips empty lines; a total at the end is an unparsable line.
 * @throws HttpError 400 at the form's field, if the file is no bank's list
 */
export async function readLines(content: string): Promise<(ReadLine | UnreadableLine)[]> {
  try {
    // Yields first: parsing and validating the body has already taken one turn.
    await letOthersRun();
    return await linesOf(content);
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    throw new HttpError('MALFORMED', { issues: [{ path: 'content', message: error.message }] });
  }
}

async function linesOf(content: string): Promise<(ReadLine | UnreadableLine)[]> {
  const form = { known: KNOWN_HEADINGS, maxRows: MAX_BANK_LINES, tooManyRows: TOO_MANY_LINES };
  const table = await readCsv(Buffer.from(content, 'base64'), form);
  const columns = bankColumns(table);
  if (table.rows.length === 0) throw new UnreadableCsv('제목 아래에 거래 내역이 없습니다.');
  const count = new Map<string, number>();
  return mapInPieces(table.rows, LINES_AT_ONCE, (row) => numbered(readLine(row, columns), count));
}

function readLine({ line, cells }: TableRow, columns: Columns): Omit<ReadLine, 'nth'> | UnreadableLine {
  const cellAt = (index: number) => cells[index] ?? '';
  const name = cellAt(columns.name);
  const date = readDate(cellAt(columns.day), cellAt(columns.time));
  if (!date) return { line, name, problem: '거래일을 읽을 수 없습니다.' };
  const [deposit, withdrawal] = [wonIn(cellAt(columns.deposit)), wonIn(cellAt(columns.withdrawal))];
  if (deposit === null || withdrawal === null) return { line, name, problem: '금액을 읽을 수 없습니다.' };
  if (deposit > 0 === withdrawal > 0)
    return { line, name, problem: deposit > 0 ? '입금액과 출금액이 함께 있습니다.' : '입금도 출금도 없습니다.' };
  if (name.length > MAX_CELL) return { line, name, problem: `입금자명이 ${MAX_CELL}자보다 깁니다.` };
  return { line, ...date, deposit, withdrawal, name, comparedAs: comparedName(name) };
}

/** Numbers equal lines by their order: only their count is significant. */
function numbered(line: Omit<ReadLine, 'nth'> | UnreadableLine, count: Map<string, number>): ReadLine | UnreadableLine {
  if ('problem' in line) return line;
  const key = `${line.day} ${line.deposit} ${line.withdrawal} ${line.comparedAs}`;
  const nth = (count.get(key) ?? 0) + 1;
  count.set(key, nth);
  return { ...line, nth };
}

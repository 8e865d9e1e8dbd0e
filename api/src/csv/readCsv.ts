import { decodeTable, UnreadableCsv } from './decodeTable.ts';
import { parseTable } from './parseTable.ts';

/** One row of a table: its cells by heading, and the line of the file on which it begins, from 1. */
export interface CsvRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** A table as it was read. Headings are without white space: people write `신청 번호` too. */
export interface CsvTable {
  headings: readonly string[];
  rows: readonly CsvRow[];
}

const withoutSpace = (text: string) => text.replace(/\s/g, '');

/**
 * Reads a table of comma-separated values whose first row has the headings.
 * @throws UnreadableCsv
 */
export function readCsv(bytes: Uint8Array, { maxRows }: { maxRows: number }): CsvTable {
  const [first, ...others] = parseTable(decodeTable(bytes), { delimiter: ',' });
  if (!first) throw new UnreadableCsv('빈 파일입니다.');
  const headings = first.cells.map((heading) => withoutSpace(heading));
  const repeated = headings.find((heading, index) => heading !== '' && headings.indexOf(heading) !== index);
  if (repeated !== undefined) throw new UnreadableCsv(`'${repeated}' 열이 두 번 있습니다. 하나만 남겨 주세요.`);
  if (others.length > maxRows)
    throw new UnreadableCsv(`한 번에 ${maxRows.toLocaleString('ko')}줄까지 올릴 수 있습니다.`);
  const rows = others.map(({ line, cells }) => ({
    line,
    cells: new Map(headings.map((heading, index) => [heading, cells[index] ?? ''])),
  }));
  return { headings, rows };
}

import { decodeTable, UnreadableCsv } from './decodeTable.ts';
import { parseTable, type Delimiter, type TableRow } from './parseTable.ts';

/** A parsed table: `cells` of a row are in the order of the headings, and may be fewer or more. */
export interface CsvTable {
  /** Without white space, because people also write `신청 번호`. */
  headings: readonly string[];
  rows: readonly TableRow[];
}

const withoutSpace = (text: string) => text.replace(/\s/g, '');

/** Separator of the first row: spreadsheets also write tabs and semicolons. */
function delimiterOf(text: string): Delimiter {
  const headings = /^.*/.exec(text)?.[0] ?? '';
  const countOf = (delimiter: Delimiter) => headings.split(delimiter).length;
  return (['\t', ';'] as const).find((delimiter) => countOf(delimiter) > countOf(',')) ?? ',';
}

/**
 * Reads a table of separated values with headings in the first row.
 * @throws UnreadableCsv
 */
export async function readCsv(bytes: Uint8Array, { maxRows }: { maxRows: number }): Promise<CsvTable> {
  const text = decodeTable(bytes);
  const [first, ...rows] = await parseTable(text, {
    delimiter: delimiterOf(text),
    maxRows: maxRows + 1,
    tooManyRows: `한 번에 ${maxRows.toLocaleString('ko')}줄까지 올릴 수 있습니다.`,
  });
  if (!first) throw new UnreadableCsv('빈 파일입니다.');
  const headings = first.cells.map(withoutSpace);
  const repeated = headings.find((heading, index) => heading !== '' && headings.indexOf(heading) !== index);
  if (repeated !== undefined) throw new UnreadableCsv(`'${repeated}' 열이 두 번 있습니다. 하나만 남겨 주세요.`);
  return { headings, rows };
}

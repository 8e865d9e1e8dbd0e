import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { typedText } from '@portal/shared/rules';
import { inPieces, letOthersRun } from '../clock/inPieces.ts';
import { UnreadableCsv } from './decodeTable.ts';

/** A row: its trimmed cells, and the line of the file on which it begins, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

export type Delimiter = ',' | '\t' | ';';

interface Form {
  delimiter: Delimiter;
  maxRows: number;
  /** Message for a table with more rows. */
  tooManyRows: string;
}

/** Longest cell in letters: no value read from a table is longer. */
export const MAX_CELL = 200;
/** Most columns: the widest tables of banks have twenty. */
const MAX_COLUMNS = 200;
/** Longest row in letters, also over several lines: a longer one has an unclosed quotation mark. */
const MAX_ROW = 20_000;
/** Lines whose length is checked at once: some milliseconds of work. */
const LINES_AT_ONCE = 50_000;
/** Letters parsed at once: some milliseconds of work, even if each is a cell or every second one a row. */
const PIECE = 1024;

/** Cuts a cell that is too long and appends `…`: its reader sees that, and it equals nothing. */
const cut = (cell: string) => (cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell);
/** Spreadsheets write `="010"` for text that looks like a number, and `'` before what would be a formula. */
const plainCell = (cell: string): string =>
  cell
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
const readCell = (cell: string) => cut(plainCell(typedText(cell).trim()));

async function requireShortLines(text: string) {
  for (let line = 1, start = 0; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > MAX_ROW)
      throw new UnreadableCsv(`${line}번째 줄이 너무 깁니다. 내려받은 CSV 파일인지 확인해주세요.`);
    start = end < 0 ? text.length : end + 1;
    if (line % LINES_AT_ONCE === 0) await letOthersRun();
  }
}

/** Rows of a table without empty ones. @throws UnreadableCsv */
export async function parseTable(text: string, { delimiter, maxRows, tooManyRows }: Form): Promise<TableRow[]> {
  await requireShortLines(text);
  const parser = parse({
    delimiter,
    info: true,
    raw: true,
    max_record_size: MAX_ROW,
    relax_column_count: true,
    // `="010"` without quotation marks around it.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const rows: TableRow[] = [];
  const collect = async (records: AsyncIterable<{ record: string[]; raw: string; info: { lines: number } }>) => {
    for await (const { record, raw, info } of records) {
      // The parser reports the line on which a row ends; a cell may have several lines.
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
      if (record.length > MAX_COLUMNS)
        throw new UnreadableCsv(`${line}번째 줄에 열이 ${MAX_COLUMNS}개보다 많습니다. 필요한 열만 남겨주세요.`);
      if (rows.length === maxRows) throw new UnreadableCsv(tooManyRows);
      const cells = record.map(readCell);
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    }
  };
  try {
    await pipeline(inPieces(text, PIECE), parser, collect);
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    const place = typeof line === 'number' ? `${line}번째 줄` : '파일';
    throw new UnreadableCsv(`${place}을 읽을 수 없습니다. 따옴표가 제대로 닫혀 있는지 확인해주세요.`);
  }
}

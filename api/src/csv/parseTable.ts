import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { typedText } from '@portal/shared/rules';
import { inPieces, letOthersRun } from '../clock/inPieces.ts';
import { UnreadableCsv } from './decodeTable.ts';

/** One row: its cells without the space around them, and the line of the file on which it begins, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

export type Delimiter = ',' | '\t' | ';';

interface Form {
  delimiter: Delimiter;
  /** Whether a quotation mark may stand in the middle of a cell that has none around it. */
  relaxedQuotes?: boolean;
  maxRows: number;
  /** What is said of a table with more rows. */
  tooManyRows: string;
}

/** Letters of a cell: nothing that is read out of a table is longer. */
export const MAX_CELL = 200;
/** Columns: the widest tables of banks have twenty. */
const MAX_COLUMNS = 200;
/** Letters of a line, and of a row of several lines: a longer one is a quotation mark that nobody closed. */
const MAX_ROW = 20_000;
/** Lines whose length is looked at at once: some milliseconds' work. */
const LINES_AT_ONCE = 50_000;
/** Letters that are read at once: some milliseconds' work, also where each is a cell or every second one a row. */
const PIECE = 1024;

/** A cell that is too long is cut and ends in `…`: whoever looks at it sees that, and it is equal to nothing. */
const cut = (cell: string) => (cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell);
const readCell = (cell: string) => cut(typedText(cell).trim());

async function requireShortLines(text: string) {
  for (let line = 1, start = 0; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > MAX_ROW)
      throw new UnreadableCsv(`${line}번째 줄이 너무 깁니다. 내려받은 CSV 파일인지 확인해 주세요.`);
    start = end < 0 ? text.length : end + 1;
    if (line % LINES_AT_ONCE === 0) await letOthersRun();
  }
}

/** The rows of a table; those without any words are left out. @throws UnreadableCsv */
export async function parseTable(
  text: string,
  { delimiter, relaxedQuotes = false, maxRows, tooManyRows }: Form,
): Promise<TableRow[]> {
  await requireShortLines(text);
  const parser = parse({
    delimiter,
    info: true,
    raw: true,
    max_record_size: MAX_ROW,
    relax_column_count: true,
    relax_quotes: relaxedQuotes,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const rows: TableRow[] = [];
  const collect = async (records: AsyncIterable<{ record: string[]; raw: string; info: { lines: number } }>) => {
    for await (const { record, raw, info } of records) {
      // The parser tells the line on which a row ends; a cell may have several lines.
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
      if (record.length > MAX_COLUMNS)
        throw new UnreadableCsv(`${line}번째 줄에 열이 ${MAX_COLUMNS}개보다 많습니다. 필요한 열만 남겨 주세요.`);
      if (rows.length === maxRows) throw new UnreadableCsv(tooManyRows);
      rows.push({ line, cells: record.map(readCell) });
    }
  };
  try {
    await pipeline(inPieces(text, PIECE), parser, collect);
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    const place = typeof line === 'number' ? `${line}번째 줄` : '파일';
    throw new UnreadableCsv(`${place}을 읽을 수 없습니다. 따옴표가 제대로 닫혀 있는지 확인해 주세요.`);
  }
}

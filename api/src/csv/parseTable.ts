import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableCsv } from './decodeTable.ts';

/** One row: its cells without the space around them, and the line of the file on which it begins, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

interface Form {
  delimiter: ',' | '\t';
  /** Whether a quotation mark may stand in the middle of a cell that has none around it. */
  relaxedQuotes?: boolean;
}

/** The rows of a table; those without any words are left out. @throws UnreadableCsv */
export function parseTable(text: string, { delimiter, relaxedQuotes = false }: Form): TableRow[] {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: relaxedQuotes,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      // The types of the parser do not follow `info` and `raw`.
    }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
    // The parser tells the line on which a row ends; a cell may have several lines.
    return records.map(({ record, raw, info }) => ({
      line: info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    const place = typeof line === 'number' ? `${line}번째 줄` : '파일';
    throw new UnreadableCsv(`${place}을 읽을 수 없습니다. 따옴표가 제대로 닫혀 있는지 확인해 주세요.`);
  }
}

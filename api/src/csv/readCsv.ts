import { CsvError, parse } from 'csv-parse/sync';

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

/** Why a table cannot be read, in words for whoever made it. */
export class UnreadableCsv extends Error {}

const withoutSpace = (text: string) => text.replace(/\s/g, '');

/**
 * The runtime's decoder knows the letters of EUC-KR and takes the rarer ones that CP949 adds for others, without a
 * word: 똠 would become a c. Such a letter has a byte below A1.
 */
function hasRareLetter(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    at += 1;
    if (lead < 0xa1 || (bytes[at] ?? 0) < 0xa1) return true;
  }
  return false;
}

const SAVE_AS_UTF8 = '엑셀의 "다른 이름으로 저장"에서 "CSV UTF-8"을 골라 다시 저장해 주세요.';

/**
 * UTF-8, with or without a byte order mark, else CP949, in which Excel saves on Korean Windows. Korean text in CP949 is
 * not valid UTF-8.
 */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (hasRareLetter(bytes)) throw new UnreadableCsv(`파일의 글자를 모두 읽을 수 없습니다. ${SAVE_AS_UTF8}`);
  }
  try {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableCsv(`파일의 글자를 읽을 수 없습니다. ${SAVE_AS_UTF8}`);
  }
}

/**
 * Reads a table of comma-separated values whose first row has the headings.
 * @throws UnreadableCsv
 */
export function readCsv(bytes: Uint8Array, { maxRows }: { maxRows: number }): CsvTable {
  const records = recordsOf(decode(bytes));
  const [first, ...others] = records;
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

function recordsOf(text: string): { line: number; cells: string[] }[] {
  try {
    const records = parse(text, {
      info: true,
      raw: true,
      relax_column_count: true,
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

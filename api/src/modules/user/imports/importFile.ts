import { createHash } from 'node:crypto';
import { UnreadableCsv } from '../../../csv/decodeTable.ts';
import { columnsOf, readCsv } from '../../../csv/readCsv.ts';

/** A row of an imported file, with its cells by field; a missing cell or column is empty. */
export interface FileRow<Field extends string> {
  line: number;
  cells: Readonly<Record<Field, string>>;
}

interface ImportFile<Field extends string> {
  /** SHA-256 of the file, by which a lost import is continued. */
  hash: Buffer;
  size: number;
  /** Rows from an index on, at most this many. */
  rowsFrom(from: number, count: number): readonly FileRow<Field>[];
}

interface Columns<Field extends string> {
  /** Accepted headings of each field; the first one is in the documentation and in messages. */
  headings: Readonly<Record<Field, readonly string[]>>;
  required: readonly Field[];
}

/** Most rows of a file. */
const MAX_ROWS = 1_000_000;

/** @throws UnreadableCsv if the file is no table, or lacks a required column */
export async function readImportFile<Field extends string>(
  bytes: Uint8Array,
  { headings, required }: Columns<Field>,
): Promise<ImportFile<Field>> {
  const fields = Object.keys(headings) as Field[];
  const table = await readCsv(bytes, { known: Object.values<readonly string[]>(headings).flat(), maxRows: MAX_ROWS });
  const columns = columnsOf(table, headings);
  const missing = required.filter((field) => columns[field] < 0).map((field) => headings[field][0] ?? field);
  if (missing.length > 0)
    throw new UnreadableCsv(`'${missing.join("', '")}' 열이 없습니다. 첫 줄에 열 이름을 적어주세요.`);
  const cellsOf = (cells: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, cells[columns[field]] ?? ''])) as Record<Field, string>;
  return {
    hash: createHash('sha256').update(bytes).digest(),
    size: table.rows.length,
    rowsFrom: (from, count) =>
      table.rows.slice(from, from + count).map(({ line, cells }) => ({ line, cells: cellsOf(cells) })),
  };
}

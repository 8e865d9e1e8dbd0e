import { decodeTable, UnreadableCsv } from './decodeTable.ts';
import { parseTable, type Delimiter, type TableRow } from './parseTable.ts';

/** A parsed table: `cells` of a row are in the order of the headings, and may be fewer or more. */
export interface CsvTable {
  rows: readonly TableRow[];
  /**
   * Index of the column with the first of these headings that the table has; -1 if none.
   * @throws UnreadableCsv if the table has that heading twice
   */
  columnOf(headings: readonly string[]): number;
}

interface Form {
  /** All headings that are looked for, in any spelling. */
  known: readonly string[];
  maxRows: number;
  /** Message for a table with more rows. */
  tooManyRows?: string;
}

/** Most rows above the headings: a title, an account, a period. */
const MAX_ROWS_ABOVE = 30;
/** Beginning of a file that has the row of the headings. */
const MAX_BEGINNING = 20_000;
/** In the order of preference; spreadsheets also write tabs and semicolons. */
const DELIMITERS: readonly Delimiter[] = [',', '\t', ';'];

const withoutSpace = (heading: string) => heading.normalize('NFKC').replace(/\s/g, '');
/** `입금액(원)` and ` 입 금 액 *` both become 입금액, `H.p` HP. */
const plain = (heading: string) =>
  withoutSpace(heading)
    .replace(/\([^()]*\)|\[[^[\]]*\]|[.*:]/g, '')
    .toUpperCase();

/** The greatest number of known headings in one of these rows. */
const mostKnown = (rows: readonly (readonly string[])[], known: ReadonlySet<string>) =>
  Math.max(0, ...rows.map((cells) => cells.filter((cell) => known.has(plain(cell))).length));

/** Separator that divides the headings. */
function delimiterOf(text: string, known: ReadonlySet<string>): Delimiter {
  const lines = text.slice(0, MAX_BEGINNING).split(/\r\n|\r|\n/, MAX_ROWS_ABOVE + 1);
  const knownBy = DELIMITERS.map((delimiter) =>
    mostKnown(
      lines.map((line) => line.split(delimiter).map((cell) => cell.replaceAll('"', ''))),
      known,
    ),
  );
  return DELIMITERS[knownBy.indexOf(Math.max(...knownBy))] ?? ',';
}

/**
 * Reads a table of separated values: in any encoding of `decodeTable`, with any separator, and with lines above the
 * headings.
 * @throws UnreadableCsv
 */
export async function readCsv(bytes: Uint8Array, { known, maxRows, ...form }: Form): Promise<CsvTable> {
  const text = decodeTable(bytes);
  const names = new Set(known.map((name) => plain(name)));
  const tooManyRows = form.tooManyRows ?? `한 번에 ${maxRows.toLocaleString('ko')}줄까지 올릴 수 있습니다.`;
  const all = await parseTable(text, {
    delimiter: delimiterOf(text, names),
    maxRows: maxRows + MAX_ROWS_ABOVE + 1,
    tooManyRows,
  });
  if (all.length === 0) throw new UnreadableCsv('빈 파일입니다.');
  const beginning = all.slice(0, MAX_ROWS_ABOVE + 1).map(({ cells }) => cells);
  const most = mostKnown(beginning, names);
  const at = beginning.findIndex((cells) => mostKnown([cells], names) === most);
  const rows = all.slice(at + 1);
  if (rows.length > maxRows) throw new UnreadableCsv(tooManyRows);
  return { rows, columnOf: columnsIn(beginning[at] ?? []) };
}

/** An exact heading has precedence over one with a remark in brackets. */
function columnsIn(cells: readonly string[]): CsvTable['columnOf'] {
  return (names) => {
    for (const spelling of [withoutSpace, plain]) {
      const headings = cells.map(spelling);
      for (const name of names.map(spelling)) {
        const index = headings.indexOf(name);
        if (index < 0) continue;
        if (headings.includes(name, index + 1))
          throw new UnreadableCsv(`'${name}' 열이 두 번 있습니다. 하나만 남겨주세요.`);
        return index;
      }
    }
    return -1;
  };
}

/** Columns of fields by their headings; -1 for a field that the table lacks. */
export const columnsOf = <Field extends string>(
  { columnOf }: CsvTable,
  headings: Readonly<Record<Field, readonly string[]>>,
): Record<Field, number> =>
  Object.fromEntries((Object.keys(headings) as Field[]).map((field) => [field, columnOf(headings[field])])) as Record<
    Field,
    number
  >;

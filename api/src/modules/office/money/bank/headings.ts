import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { plainCell } from './fields.ts';

/** Columns by their headings at various banks; the first heading present in the file is used. */
const HEADINGS = {
  day: ['거래일시', '거래일자', '거래일', '일시', '일자', '날짜'],
  time: ['거래시간', '거래시각', '시간', '시각'],
  deposit: ['입금액', '입금금액', '입금', '맡기신금액'],
  withdrawal: ['출금액', '출금금액', '출금', '지급액', '찾으신금액'],
  name: [
    '입금자명',
    '입금자',
    '보낸분/받는분',
    '의뢰인/수취인',
    '보낸분',
    '의뢰인',
    '기재내용',
    '거래내용',
    '내용',
    '적요',
  ],
} as const;
type Column = keyof typeof HEADINGS;

/** Index of each column; -1 for an optional one that is missing. */
export type Columns = Record<Column, number>;

const NEEDED: readonly [Column, string][] = [
  ['day', '거래일시(또는 거래일자)'],
  ['deposit', '입금액'],
  ['name', '입금자명(또는 적요, 내용)'],
];

/** Maximum number of lines above the headings: bank, account, period. */
export const MAX_LINES_ABOVE = 30;

/** Normalizes a heading: `입금액(원)` and ` 입 금 액 ` both become 입금액. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/\s/g, '');

function columnsOf(row: readonly string[]): Columns {
  const headings = row.map((cell) => plain(plainCell(cell)));
  const columnIndexOf = (names: readonly string[]) =>
    names.map((name) => headings.indexOf(name)).find((index) => index >= 0) ?? -1;
  return {
    day: columnIndexOf(HEADINGS.day),
    time: columnIndexOf(HEADINGS.time),
    deposit: columnIndexOf(HEADINGS.deposit),
    withdrawal: columnIndexOf(HEADINGS.withdrawal),
    name: columnIndexOf(HEADINGS.name),
  };
}

const missingIn = (columns: Columns) => NEEDED.filter(([column]) => columns[column] < 0).map(([, name]) => name);

/**
 * Finds the line of the headings.
 * @throws UnreadableCsv naming the missing ones, if no line has all required headings
 */
export function findHeadings(rows: readonly (readonly string[])[]): { columns: Columns; index: number } {
  const found = rows.slice(0, MAX_LINES_ABOVE).map((row, index) => ({ columns: columnsOf(row), index }));
  const [best] = found.toSorted((one, other) => missingIn(one.columns).length - missingIn(other.columns).length);
  if (!best) throw new UnreadableCsv('빈 파일입니다.');
  const missing = missingIn(best.columns);
  if (missing.length > 0)
    throw new UnreadableCsv(
      `은행 거래내역이 아닌 것 같습니다. 다음 제목의 열이 없습니다: ${missing.join(', ')}. 은행에서 내려받은 CSV 파일인지 확인해 주세요.`,
    );
  return best;
}

import { UnreadableCsv } from '../../../../csv/decodeTable.ts';
import { columnsOf, type CsvTable } from '../../../../csv/readCsv.ts';

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
/** Index of each column; -1 for an optional one that is missing. */
export type Columns = Record<keyof typeof HEADINGS, number>;

export const KNOWN_HEADINGS: readonly string[] = Object.values(HEADINGS).flat();

const NEEDED: readonly [keyof Columns, string][] = [
  ['day', '거래일시(또는 거래일자)'],
  ['deposit', '입금액'],
  ['name', '입금자명(또는 적요, 내용)'],
];

/** Columns of a bank's table. @throws UnreadableCsv with the missing headings */
export function bankColumns(table: CsvTable): Columns {
  const columns = columnsOf(table, HEADINGS);
  const missing = NEEDED.filter(([column]) => columns[column] < 0).map(([, name]) => name);
  if (missing.length > 0)
    throw new UnreadableCsv(
      `은행 거래내역이 아닌 것 같습니다. 다음 제목의 열이 없습니다: ${missing.join(', ')}. 은행에서 내려받은 CSV 파일인지 확인해주세요.`,
    );
  return columns;
}

import { UnreadableCsv } from '../../../csv/decodeTable.ts';
import { columnsOf, readCsv } from '../../../csv/readCsv.ts';
import { addressKey, placesOf } from './addressKey.ts';

const HEADINGS = { address: ['옛주소', '이전주소'], target: ['새주소', '옮긴주소'] } as const;
const MAX_ROWS = 100_000;
const MAX_ADDRESS = 500;
/** A path of this site with its query: `//other` and `/\other` would lead elsewhere. */
const OWN_PATH = /^\/(?![/\\])[^\s\\#\p{Cc}]*$/u;
const OWN_PATH_MESSAGE = '/로 시작하는 우리 누리집의 주소를 적어주세요.';

export interface MappedAddress {
  line: number;
  key: string;
  address: string;
  target: string;
}

interface Problem {
  line: number;
  column: string;
  message: string;
}

/** Reads a table of old and new addresses. @throws UnreadableCsv */
export async function readAddresses(bytes: Uint8Array): Promise<{ rows: MappedAddress[]; problems: Problem[] }> {
  const table = await readCsv(bytes, { known: Object.values(HEADINGS).flat(), maxRows: MAX_ROWS });
  const columns = columnsOf(table, HEADINGS);
  if (columns.address < 0 || columns.target < 0)
    throw new UnreadableCsv("'옛주소', '새주소' 열이 없습니다. 첫 줄에 열 이름을 적어주세요.");
  const lines = new Map<string, number>();
  const rows: MappedAddress[] = [];
  const problems: Problem[] = [];
  for (const { line, cells } of table.rows) {
    const address = withoutOrigin((cells[columns.address] ?? '').trim());
    const target = (cells[columns.target] ?? '').trim();
    const key = addressKey(address);
    const problem = problemOf(address, target) ?? repeated(lines.get(key));
    if (problem) problems.push({ line, ...problem });
    else {
      lines.set(key, line);
      rows.push({ line, key, address, target });
    }
  }
  const keys = new Set(rows.map(({ key }) => key));
  for (const { line, target } of rows)
    if (keys.has(addressKey(target)))
      problems.push({
        line,
        column: HEADINGS.target[0],
        message: '이 표의 옛 주소입니다. 지금 화면의 주소를 적어주세요.',
      });
  return { rows, problems };
}

/** Exported lists name the former site in front of each address. */
const withoutOrigin = (address: string) => address.replace(/^https?:\/\/[^/?#]*/i, '');

const repeated = (earlier: number | undefined) =>
  earlier === undefined ? null : { column: HEADINGS.address[0], message: `${earlier}번째 줄과 같습니다.` };

function problemOf(address: string, target: string): Omit<Problem, 'line'> | null {
  for (const [column, text] of [
    [HEADINGS.address[0], address],
    [HEADINGS.target[0], target],
  ] as const) {
    if (!OWN_PATH.test(text)) return { column, message: OWN_PATH_MESSAGE };
    if (text.length > MAX_ADDRESS) return { column, message: `${MAX_ADDRESS}자 이내로 적어주세요.` };
  }
  const places = placesOf(address);
  const unknown = placesOf(target).find((name) => !places.includes(name));
  return unknown === undefined ? null : { column: HEADINGS.target[0], message: `{${unknown}}이 옛 주소에 없습니다.` };
}

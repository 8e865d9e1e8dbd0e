import { decodeTable } from './decodeTable.ts';
import { readCsv } from './readCsv.ts';
import { writeCsv } from './writeCsv.ts';

const decodeHex = (hex: string) => decodeTable(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const KNOWN = ['이름', '휴대폰 번호', '요청', '신청번호', '결과', '실기(조리)', '실기(제과)'];
const read = (text: string, maxRows = 10) => readCsv(new TextEncoder().encode(text), { known: KNOWN, maxRows });
const rowsOf = async (text: string) => (await read(text)).rows.map(({ line, cells }) => [line, ...cells]);

test('UTF-8 is read with and without a byte order mark, and UTF-16 with one', () => {
  for (const mark of ['', '\uFEFF']) expect(decodeTable(Buffer.from(`${mark}이름,뷁\r\n`))).toBe('이름,뷁\r\n');
  const wide = Buffer.from('\uFEFF이름\t뷁\r\n', 'utf16le');
  expect([decodeTable(wide), decodeTable(Buffer.from(wide).swap16())]).toEqual(['이름\t뷁\r\n', '이름\t뷁\r\n']);
});

test('CP949 is decoded completely, with the letters that EUC-KR lacks', () => {
  expect(decodeHex('c0ccb8a7 2c b0e1b0fa 0d0a c8abb1e6b5bf 2c bcf6b7e1')).toBe('이름,결과\r\n홍길동,수료');
  expect(decodeHex('8c63 b9e6 b0a2 c7cf 2c bc84 bdc3 c4dd 2c 94ee')).toBe('똠방각하,펲시콜,뷁');
  expect(decodeHex('a2e6')).toBe('€');
});

test.each([
  ['half a letter at the end', 'b0a1 8c'],
  ['bytes that no letter has', 'ffff'],
  ['a letter that CP949 does not have', 'a2e9'],
  ['UTF-16 without a mark', '4100 4200'],
  ['half of UTF-16', 'fffe 41'],
])('%s is refused', (_what, hex) => {
  expect(() => decodeHex(hex)).toThrow('글자를 읽을 수 없는 파일입니다.');
});

test.each([
  ['504b0304', '엑셀 파일입니다.'],
  ['d0cf11e0a1b11ae1', '엑셀 파일입니다.'],
  ['255044462d', 'PDF 파일입니다.'],
  ['3c68746d6c3e', '웹 문서입니다.'],
])('a file that begins with %s is refused with its format: %s', (hex, message) => {
  expect(() => decodeHex(hex)).toThrow(message);
});

test('headings are found in any spelling, an exact one first', async () => {
  const { columnOf } = await read('결과(수료),신청 번호 (필수),결과\n');
  expect([columnOf(['신청번호']), columnOf(['결과']), columnOf(['이름', '결과']), columnOf(['요청'])]).toEqual([
    1, 2, 2, -1,
  ]);
});

test('two columns that differ in brackets alone are two', async () => {
  const { columnOf } = await read('이름,실기(조리),실기(제과)\n');
  expect([columnOf(['실기(조리)']), columnOf(['실기(제과)'])]).toEqual([1, 2]);
});

test('a column that is wanted and there twice is refused, another one is not', async () => {
  const { columnOf } = await read('이름,주소,주소,이름,결과\n');
  expect(columnOf(['결과'])).toBe(4);
  expect(() => columnOf(['이름'])).toThrow("'이름' 열이 두 번 있습니다.");
});

test('every row has its line, also after empty ones and cells of several lines', async () => {
  expect(await rowsOf('이름,요청\n\n가,"두\n줄"\n,\n나,"쉼표, ""따옴표"""\n다')).toEqual([
    [3, '가', '두\n줄'],
    [6, '나', '쉼표, "따옴표"'],
    [7, '다'],
  ]);
});

test('lines above the headings are none of the rows, and count for their lines', async () => {
  expect(await rowsOf('sep=,\n신청자 명단\n\n기간: 2026년,이름\n이름,요청\n가,나')).toEqual([[6, '가', '나']]);
});

test('too many rows are refused, whatever is above them', async () => {
  const people = '가,나\n'.repeat(3);
  expect((await read(`명단\n이름,요청\n${people}`, 3)).rows).toHaveLength(3);
  await expect(read(`이름,요청\n${people}`, 2)).rejects.toThrow('한 번에 2줄까지 올릴 수 있습니다.');
});

test('a cell that is too long is cut, visibly', async () => {
  expect(await rowsOf(`이름\n${'가'.repeat(200)}\n${'가'.repeat(201)}`)).toEqual([
    [2, '가'.repeat(200)],
    [3, `${'가'.repeat(200)}…`],
  ]);
});

test.each([
  ['', '빈 파일입니다.'],
  ['이름\n가\n나\n', '한 번에 1줄까지'],
  [`이름\n"가\n${'나\n'.repeat(20_000)}`, '줄을 읽을 수 없습니다. 따옴표가'],
  [`이름\n${','.repeat(20_001)}`, '2번째 줄이 너무 깁니다.'],
  [`이름\n가${',나'.repeat(200)}\n`, '2번째 줄에 열이 200개보다 많습니다.'],
])('%.30j is refused with a message: %s', async (text, message) => {
  await expect(read(text, 1)).rejects.toThrow(message);
});

test('a table begins with a byte order mark, and reads back as written', async () => {
  const table = writeCsv(
    ['이름', '요청'],
    [
      ['홍길동', '쉼표, "따옴표"\n두 줄'],
      ['가온', 7],
    ],
  );
  expect(table.startsWith('\uFEFF이름,요청\r\n')).toBe(true);
  const { rows } = await readCsv(new TextEncoder().encode(table), { known: ['이름', '요청'], maxRows: 9 });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['홍길동', '쉼표, "따옴표"\n두 줄'],
    ['가온', '7'],
  ]);
});

test.each(['=1+1', '+82', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
  'no cell begins a formula: %j',
  (cell) => {
    const [, line = ''] = writeCsv(['요청'], [[cell]]).split('\r\n', 2);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  },
);

import { readCsv } from './readCsv.ts';

const KNOWN = ['이름', '휴대폰 번호', '요청', '신청번호', '결과', '실기(조리)', '실기(제과)'];
const read = (text: string, maxRows = 10) => readCsv(new TextEncoder().encode(text), { known: KNOWN, maxRows });
const rowsOf = async (text: string) => (await read(text)).rows.map(({ line, cells }) => [line, ...cells]);

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

import { readCsv } from './readCsv.ts';

const read = (text: string, maxRows = 10) => readCsv(new TextEncoder().encode(text), { maxRows });
const rowsOf = async (text: string) => (await read(text)).rows.map(({ line, cells }) => [line, ...cells]);

test('headings lose their spaces', async () => {
  expect((await read('신청 번호,결과\n')).headings).toEqual(['신청번호', '결과']);
});

test.each([';', '\t', ','])('cells are separated by %j, and composed', async (delimiter) => {
  const text = ['이름,휴대폰 번호', '\u2068김하나\u2069,010-1234-5678'].join('\r\n').normalize('NFD');
  expect(await read(text.replaceAll(',', delimiter))).toEqual({
    headings: ['이름', '휴대폰번호'],
    rows: [{ line: 2, cells: ['김하나', '010-1234-5678'] }],
  });
});

test('every row has its line, also after empty ones and cells of several lines', async () => {
  expect(await rowsOf('이름,요청\n\n가,"두\n줄"\n,\n나,"쉼표, ""따옴표"""\n다')).toEqual([
    [3, '가', '두\n줄'],
    [6, '나', '쉼표, "따옴표"'],
    [7, '다'],
  ]);
});

test('a cell that is too long is cut, visibly', async () => {
  expect(await rowsOf(`이름\n${'가'.repeat(200)}\n${'가'.repeat(201)}`)).toEqual([
    [2, '가'.repeat(200)],
    [3, `${'가'.repeat(200)}…`],
  ]);
});

test.each([
  ['', '빈 파일입니다.'],
  ['이름,이 름\n', "'이름' 열이 두 번 있습니다."],
  ['이름\n가\n나\n', '한 번에 1줄까지'],
  ['이름\n가"나\n', '2번째 줄을 읽을 수 없습니다.'],
  [`이름\n"가\n${'나\n'.repeat(20_000)}`, '줄을 읽을 수 없습니다. 따옴표가'],
  [`이름\n${','.repeat(20_001)}`, '2번째 줄이 너무 깁니다.'],
  [`이름\n가${',나'.repeat(200)}\n`, '2번째 줄에 열이 200개보다 많습니다.'],
])('%.30j is refused with a message: %s', async (text, message) => {
  await expect(read(text, 1)).rejects.toThrow(message);
});

import { readCsv } from './readCsv.ts';

const read = (text: string, maxRows = 10) => readCsv(new TextEncoder().encode(text), { maxRows });
const rowsOf = (text: string) => read(text).rows.map(({ line, cells }) => [line, ...cells.values()]);

test('UTF-8 is read with and without a byte order mark', () => {
  for (const mark of ['', '\uFEFF'])
    expect(rowsOf(`${mark}이름, 결 과\r\n홍길동,수료\r\n`)).toEqual([[2, '홍길동', '수료']]);
  expect(read('\uFEFF신청 번호,결과\n').headings).toEqual(['신청번호', '결과']);
});

test('CP949, as Excel saves it on Korean Windows, is read too', () => {
  const bytes = Buffer.from('c0ccb8a72cb0e1b0fa0d0ac8abb1e6b5bf2cbcf6b7e10d0a', 'hex');
  expect(readCsv(bytes, { maxRows: 10 }).rows.map(({ cells }) => [...cells.values()])).toEqual([['홍길동', '수료']]);
});

test('a letter of CP949 that the decoder would take for another one is refused', () => {
  // 이름, 똠방.
  const bytes = Buffer.from('c0ccb8a70a8c63b9e60a', 'hex');
  expect(() => readCsv(bytes, { maxRows: 10 })).toThrow('CSV UTF-8');
});

test('every row knows its line, past empty ones and cells of several lines', () => {
  expect(rowsOf('이름,요청\n\n가,"두\n줄"\n,\n나,"쉼표, ""따옴표"""\n다')).toEqual([
    [3, '가', '두\n줄'],
    [6, '나', '쉼표, "따옴표"'],
    [7, '다', ''],
  ]);
});

test.each([
  ['', '빈 파일입니다.'],
  ['이름,이 름\n', "'이름' 열이 두 번 있습니다."],
  ['이름\n가\n나\n', '한 번에 1줄까지'],
  ['이름\n가"나\n', '2번째 줄을 읽을 수 없습니다.'],
])('%j is refused in words: %s', (text, message) => {
  expect(() => read(text, 1)).toThrow(message);
});

test('bytes that are no text are refused', () => {
  expect(() => readCsv(Buffer.from([0xff, 0xff, 0x00, 0xfe]), { maxRows: 1 })).toThrow('CSV UTF-8');
});

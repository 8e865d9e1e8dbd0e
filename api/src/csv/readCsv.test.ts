import { readCsv } from './readCsv.ts';

const read = (text: string, maxRows = 10) => readCsv(new TextEncoder().encode(text), { maxRows });
const rowsOf = (text: string) => read(text).rows.map(({ line, cells }) => [line, ...cells.values()]);

test('headings lose their spaces', () => {
  expect(read('신청 번호,결과\n').headings).toEqual(['신청번호', '결과']);
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

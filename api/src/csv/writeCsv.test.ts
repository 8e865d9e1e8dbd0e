import { readCsv } from './readCsv.ts';
import { writeCsv } from './writeCsv.ts';

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

import { csvText } from './csvOf.ts';

test('Excel opens a table unchanged, with any text in its cells', () => {
  expect(
    csvText([
      ['이름', '휴대폰 번호'],
      ['홍, "길동"', '=1+1'],
    ]),
  ).toBe('\uFEFF이름,휴대폰 번호\r\n"홍, ""길동""",\'=1+1\r\n');
});

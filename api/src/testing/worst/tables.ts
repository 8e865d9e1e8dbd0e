import { WORST_TEXTS, type WorstText } from './texts.ts';

/** A header row valid for both the bank's file and the table of results. */
const HEADINGS = '거래일시,입금액,출금액,입금자명,신청번호,결과';
const ROW = '2026-11-20 14:03,15000,,홍길동,1,합격';

const rows = (row: (index: number) => string, bytes: number, above = HEADINGS) => {
  const lines = [above];
  let length = Buffer.byteLength(above);
  for (let index = 0; ; index += 1) {
    const line = row(index);
    length += Buffer.byteLength(line) + 1;
    if (length > bytes) return lines.join('\n');
    lines.push(line);
  }
};

/** Column name at an index in letters: a, b … z, ba, bb … */
const nameAt = (index: number) => index.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

const columns = (bytes: number) => {
  const names = [];
  let length = 0;
  for (let index = 0; length < bytes; index += 1) {
    names.push(nameAt(index));
    length += nameAt(index).length + 1;
  }
  return names.slice(0, -1).join(',');
};

const cellsOf = (letter: string, cells: number) => Array.from({ length: cells }, () => letter.repeat(199)).join(',');

/** A text of three-byte letters with this size. */
const textOf = (text: WorstText, bytes: number) => text(Math.floor(bytes / 3));

/** Tables of a given size that take a careless reader long, by their content. */
export const WORST_TABLES: Readonly<Record<string, (bytes: number) => string>> = {
  ...Object.fromEntries(
    ['one syllable', 'spaces', 'open round brackets', 'quotes'].map((name) => [
      `a heading and a cell of ${name}`,
      (bytes: number) => {
        const text = textOf(WORST_TEXTS[name] ?? String, bytes / 2 - 200);
        return `${HEADINGS},${text}\n${ROW},${text}`;
      },
    ]),
  ),
  'brackets above the headings': (bytes) => rows(() => cellsOf('(', 100), bytes, cellsOf('[', 100)),
  'a day and spaces': (bytes) => `${HEADINGS}\n20261120${' '.repeat(bytes - 200)}x,1,,a`,
  'as many rows as fit': (bytes) => rows((index) => `20261120,${index + 1},,a${index},${index},합격`, bytes),
  'as many rows as are read': (bytes) => rows(() => `${ROW.padEnd(71)}x`, bytes),
  'rows of nothing': (bytes) => rows(() => 'x', bytes),
  'as many columns as fit': (bytes) => `${HEADINGS},${columns(bytes - 400)}\n${ROW}`,
  'many columns and many rows': (bytes) =>
    rows(() => `20261120,1,,a,1,합격`, bytes, `${HEADINGS},${columns(bytes / 2)}`),
  'rows of many columns': (bytes) => rows(() => `${ROW},${columns(20_000)}`, bytes),
  'empty cells': (bytes) => `${HEADINGS}\n${','.repeat(bytes - 200)}`,
  'empty lines': (bytes) => `${HEADINGS}\n${'\n'.repeat(bytes - 200)}`,
  'lines in a cell': (bytes) => `${HEADINGS}\n"${'\n'.repeat(bytes - 200)}",1,1,1,1,1`,
  'a formula': (bytes) => `${HEADINGS}\n="${'"'.repeat(bytes - 200)}`,
};

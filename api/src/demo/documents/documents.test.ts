import { strFromU8, unzipSync } from 'fflate';
import type { Block } from '@portal/shared/prose';
import { articleOf, listBlock, tableBlock } from './blocks.ts';
import { letterFile } from './letter.ts';
import { workbookFile } from './workbook.ts';

const BLOCKS: readonly Block[] = [
  { kind: 'heading', words: '차례' },
  { kind: 'paragraph', words: '5 < 6 & “예”' },
  listBlock(['하나', '둘']),
  { kind: 'list', items: ['먼저', '다음'], isOrdered: true },
  { kind: 'newPage' },
  { kind: 'list', items: ['다시 처음부터'], isOrdered: true },
  tableBlock(['이름', '값'], [['쌀', 2_700]]),
];
const LETTER = letterFile('A & B', BLOCKS);
const WORKBOOK = workbookFile('계산', [
  {
    name: '합계',
    title: '계산표',
    note: '',
    head: ['이름', '값'],
    rows: [
      ['쌀', { toFill: 2 }],
      ['합', { formula: 'SUM(B4:B4)', value: 2 }],
    ],
    widths: [10, 10],
  },
]);
const partsOf = (file: Buffer) =>
  new Map(Object.entries(unzipSync(new Uint8Array(file))).map(([path, bytes]) => [path, strFromU8(bytes)]));

test.each([
  ['a letter', LETTER],
  ['a workbook', WORKBOOK],
])('%s has every part that its types and its relations name, and begins with the types', (_name, file) => {
  const parts = partsOf(file);
  expect([...parts.keys()][0]).toBe('[Content_Types].xml');
  const typed = [...(parts.get('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(typed.filter((path) => !parts.has(path))).toEqual([]);
  for (const [path, xml] of parts) {
    if (!path.endsWith('.rels')) continue;
    const folder = path.replace(/_rels\/[^/]*$/, '');
    const targets = [...xml.matchAll(/Target="([^"]+)"/g)].map(([, target = '']) => `${folder}${target}`);
    expect(targets.filter((target) => !parts.has(target))).toEqual([]);
  }
});

test('a letter escapes its words, and each ordered list starts again from 1', () => {
  const parts = partsOf(LETTER);
  const document = parts.get('word/document.xml') ?? '';
  expect(document).toContain('5 &lt; 6 &amp; “예”');
  const numbered = [...document.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, number]) => number);
  expect(numbered).toEqual(['1', '1', '2', '2', '3']);
  expect(parts.get('word/numbering.xml')).toContain('<w:num w:numId="3">');
});

test('a formula has its value, and programs recalculate it', () => {
  const parts = partsOf(WORKBOOK);
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<c r="B5" s="4"><f>SUM(B4:B4)</f><v>2</v></c>');
  expect(parts.get('xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
});

test('an article says the same as the file', () => {
  expect(articleOf(BLOCKS)).toBe(
    '<h2>차례</h2><p>5 &lt; 6 &amp; “예”</p><ul><li>하나</li><li>둘</li></ul><ol><li>먼저</li><li>다음</li></ol><ol><li>다시 처음부터</li></ol><table><thead><tr><th scope="col">이름</th><th scope="col">값</th></tr></thead><tbody><tr><td>쌀</td><td>2700</td></tr></tbody></table>',
  );
  expect(articleOf(BLOCKS.slice(0, 1), 'h3')).toBe('<h3>차례</h3>');
});

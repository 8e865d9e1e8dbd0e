import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { association } from '../association/index.ts';
import { passagesOf, proseIn, readData, readProse, type Values } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'prose-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = v.strictObject({ title: v.string(), daysAgo: v.optional(v.number()) });
const FRONT = '---\ntitle: 제목\n---\n';

function write(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}
const read = (source: string, values?: Values) => readProse(write('a.md', source), schema, values);
const faultOf = (source: string, values?: Values): string => {
  try {
    read(source, values);
  } catch (fault) {
    return (fault as Error).message.replace(`${folder}/`, '');
  }
  return '';
};

test('a text consists of its frontmatter and its blocks', () => {
  const source = `---
title: 새 소식
daysAgo: 3
---

첫 문장입니다.
둘째 문장, 09:00~18:00와 12:00~13:00, https://example.org/a_b 입니다.

## 1. 차례

- 하나
- 둘,
  이어서

1. 먼저
2. 다음

---

| 이름 | 값 |
| --- | --- |
| 쌀 \\| 보리 |  |
`;
  expect(read(source)).toEqual({
    data: { title: '새 소식', daysAgo: 3 },
    blocks: [
      {
        kind: 'paragraph',
        words: '첫 문장입니다. 둘째 문장, 09:00~18:00와 12:00~13:00, https://example.org/a_b 입니다.',
      },
      { kind: 'heading', words: '1. 차례' },
      { kind: 'list', items: ['하나', '둘, 이어서'], isOrdered: false },
      { kind: 'list', items: ['먼저', '다음'], isOrdered: true },
      { kind: 'newPage' },
      { kind: 'table', head: ['이름', '값'], rows: [['쌀 | 보리', '']] },
    ],
  });
});

test('placeholders are replaced in the frontmatter and in every block, without effect on the markup', () => {
  const values: Values = {
    year: 2026,
    day: (offset) => `${offset}일 뒤`,
    halls: [{ kind: 'table', head: ['장소'], rows: [['*강당*']] }],
  };
  const source = `---
title: '{{year}}년'
---
{{association.name}} {{day+14}} {{day-1}}

{{halls}}

- {{day}}
`;
  expect(read(source, values)).toEqual({
    data: { title: '2026년' },
    blocks: [
      { kind: 'paragraph', words: `${association.name} 14일 뒤 -1일 뒤` },
      { kind: 'table', head: ['장소'], rows: [['*강당*']] },
      { kind: 'list', items: ['0일 뒤'], isOrdered: false },
    ],
  });
});

test.each([
  ['an unknown placeholder', '\n본문 {{mouth+1}}', 'a.md:5: {{mouth+1}} is not known here'],
  ['a group of data', '\n{{association.address}}', 'a.md:5: {{association.address}} is not known here'],
  ['what every object has', '\n{{constructor}}', 'a.md:5: {{constructor}} is not known here'],
  ['a number where none belongs', '\n{{association.name+1}}', 'a.md:5: {{association.name+1}} is not known here'],
  ['parts of a text within a sentence', '\n값은 {{parts}}', 'a.md:5: {{parts}} must be a paragraph by itself'],
  ['HTML', '\n첫 줄\n\n<div>상자</div>', 'a.md:7: a text has no html: <div>상자</div>'],
  ['HTML within a sentence', '\n첫 줄\n\n굵은 <b>글</b>', 'a.md:7: a text has no html: <b>'],
  ['emphasis', '\n**굵게**', 'a.md:5: a text has no strong: **굵게**'],
  ['a link', '\n[여기](/a)', 'a.md:5: a text has no link: [여기](/a)'],
  ['a picture', '\n![그림](/a.png)', 'a.md:5: a text has no image: ![그림](/a.png)'],
  ['a quotation', '\n> 말', 'a.md:5: a text has no blockquote: > 말'],
  ['another heading', '\n# 제목', 'a.md:5: a heading begins with "## ": # 제목'],
  ['an underlined heading', '\n제목\n---', 'a.md:5: a heading begins with "## ": 제목\n---'],
  ['a list within a list', '\n- 하나\n- 둘\n  - 안', 'a.md:6: an item of a list is words alone: - 둘\n  - 안'],
  ['a list that begins elsewhere', '\n3. 셋', 'a.md:5: a numbered list begins with 1, not with 3'],
  ['a fault in a list', '\n- 하나\n- {{x}}', 'a.md:6: {{x}} is not known here'],
  ['a fault in a table', '\n| 가 |\n| --- |\n| 나 |\n| {{x}} |', 'a.md:8: {{x}} is not known here'],
])('%s is refused, with file and line', (_what, body, message) => {
  expect(faultOf(FRONT + body, { parts: [] })).toBe(message);
});

test.each([
  ['a field of another kind', '---\ntitle: 제목\ndaysAgo: 어제\n---\n', 'daysAgo'],
  ['a field that is missing', '---\ndaysAgo: 1\n---\n', 'title'],
  ['a field too many', '---\ntitle: 제목\nwriter: 총무\n---\n', 'writer'],
  ['no front matter', '본문', 'title'],
])('in frontmatter, %s is rejected with file and field', (_what, source, field) => {
  expect(faultOf(source)).toMatch(new RegExp(`^a\\.md: ${field}: `));
});

test('a list is validated by its schema, its placeholders are replaced, and an error names file and field', () => {
  const list = v.array(v.strictObject({ name: v.string() }));
  expect(readData(write('a.json', '[{ "name": "{{association.name}}" }]'), list)).toEqual([{ name: association.name }]);
  expect(() => readData(write('b.json', '[{ "name": "가" }, { "name": 1 }]'), list)).toThrow('b.json: 1.name: ');
  expect(() => readData(write('c.json', '["{{x}}"]'), list)).toThrow('c.json: {{x}} is not known here');
});

test('the texts of a folder are listed by name, and split at headings', () => {
  write('b.md', FRONT);
  expect(proseIn(folder)).toEqual(['a.md', 'b.md'].map((name) => join(folder, name)));
  expect(passagesOf(read(`${FRONT}머리\n\n## 하나\n\n본문\n\n## 둘`).blocks)).toEqual({
    lead: [{ kind: 'paragraph', words: '머리' }],
    passages: [
      { heading: '하나', blocks: [{ kind: 'paragraph', words: '본문' }] },
      { heading: '둘', blocks: [] },
    ],
  });
});

import { join } from 'node:path';
import { association } from '@portal/shared/association';
import { articleOf } from '../src/demo/documents/blocks.ts';
import { GUIDES_FOLDER } from '../src/demo/guides/readGuide.ts';
import { readEmployees } from '../src/modules/main/demo/lists.ts';
import { VENUES } from '../src/modules/manager/demo/facts/venues.ts';
import { guideBlocks, guideName } from '../src/modules/manager/demo/notices/guides.ts';
import { WRITER } from '../src/modules/manager/demo/notices/texts.ts';
import { readDataGuides } from '../src/modules/news/demo/dataRoom/documents.ts';
import { pdfWordsOf } from '../src/testing/pdfWords.ts';
import { contradictionsIn } from './contradictions.ts';
import { readDemoTexts } from './demoTexts.ts';
import { readFacts } from './facts.ts';
import { agenciesSource, readPages } from './pages.ts';

/**
 * Agreement of the demo's texts with the pages: addresses, departments, telephones, menus, buttons. Reads the sections'
 * sources as text, because the API imports no section.
 */

const pages = readPages();
const facts = readFacts(pages);
// An agency's address omits the province, and some the city, with which its row begins.
const agencyRoads = [...agenciesSource().matchAll(/[가-힣]+(?:대로|로|길) \d+/g)].map(([road]) => road);

test('the facts are read', () => {
  expect(facts.departments).toContain('기획총무국');
  expect(facts.menus).toContain('외식경영관리사 > 교육 신청');
  expect(facts.streets).toContain('중구 한빛로 27');
  expect(facts.phones.size).toBeGreaterThan(30);
});

test.each([
  ['address', '교육은 서울특별시 중구 세종대로 110에서 엽니다.', '중구 세종대로 110'],
  ['department', '문의: 자격검정팀으로 전화해주세요.', '자격검정팀'],
  ['department', '고객만족국에서 안내합니다.', '고객만족국'],
  ['telephone', '문의 02-555-9999', '02-555-9999'],
  ['menu', '‘위생교육 > 교육기관’에서 확인하십시오.', '위생교육 > 교육기관'],
  ['button', '‘지금 바로 접수’를 누르시면 됩니다.', '지금 바로 접수'],
])('a planted %s is found', (what, text, words) => {
  expect(contradictionsIn(text, facts)).toEqual([`${what}: ${words}`]);
});

test('correct texts are not reported', () => {
  const text = `${association.address.text} ${WRITER}에서 ‘외식경영관리사 > 시험 신청’의 ‘신청하기’를 누르십시오. ${association.phone}`;
  expect(contradictionsIn(text, facts)).toEqual([]);
});

test('no text and no file of the demo contradicts the association', async () => {
  const texts = await readDemoTexts(new Date('2026-11-20T12:00:00+09:00'));
  expect(texts.length).toBeGreaterThan(200);
  const found = texts.flatMap(({ where, text }) => contradictionsIn(text, facts).map((words) => `${where}: ${words}`));
  expect(found).toEqual([]);
  const writers = new Set(texts.flatMap(({ writer }) => writer ?? []));
  expect([...writers, WRITER].filter((writer) => !facts.departments.has(writer))).toEqual([]);
});

test('no page contradicts the association, and none repeats its name or number', () => {
  const found = pages.flatMap(({ path, source }) =>
    contradictionsIn(source, facts).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
  const repeated = pages
    .filter(({ path }) => !path.startsWith('association/'))
    .filter(({ source }) => source.includes(association.name) || source.includes(association.phone));
  expect(repeated.map(({ path }) => path)).toEqual([]);
});

test('everyone works in a department of the chart, and every department has someone', () => {
  const staffed = new Set(readEmployees().map(({ department }) => department));
  expect([...staffed].filter((name) => !facts.departments.has(name) && name !== '임원' && name !== '사무국')).toEqual(
    [],
  );
  const empty = [...facts.departments].filter((name) => /[국실팀]$/.test(name) && !staffed.has(name));
  expect(empty).toEqual([]);
});

test('a hall in a branch has the branch’s address, and the house of the association its own', () => {
  for (const { address, address2 } of VENUES) {
    const branch = /^[가-힣]+지회/.exec(address2)?.[0];
    if (branch) expect([address2, agencyRoads.some((road) => address.endsWith(` ${road}`))]).toEqual([address2, true]);
    if (address2.includes(association.address.building)) expect(address).toBe(association.address.street);
  }
});

const guides = [
  ...([1, 2] as const).map((grade) => ({ name: guideName(grade), blocks: guideBlocks(grade) })),
  ...readDataGuides(),
];

describe('the printed guides', () => {
  const dense = (words: string) => words.replace(/\s/g, '');
  let printed: string[];
  beforeAll(async () => {
    printed = await pdfWordsOf(guides.map(({ name }) => join(GUIDES_FOLDER, `${name}.pdf`)));
  });

  test.each(guides.map(({ name, blocks }, index) => ({ name, blocks, index })))(
    '$name matches the present text',
    ({ blocks, index }) => {
      const words = articleOf(blocks)
        .split(/<[^>]*>/)
        .map((part) => dense(part.replace(/&gt;/g, '>').replace(/&quot;/g, '"')))
        .filter(Boolean);
      expect(words.length).toBeGreaterThan(30);
      expect(words.filter((part) => !dense(printed[index] ?? '').includes(part))).toEqual([]);
    },
  );
});

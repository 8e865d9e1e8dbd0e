import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemoTexts } from './demoTexts.ts';
import { readPages } from './pages.ts';
import { hardWordsIn, longSentencesIn, MAX_SENTENCE, otherFormsIn, wordsIn } from './plainLanguage.ts';

/** Texts for visitors have plain words and short sentences. */

const REPOSITORY = join(import.meta.dirname, '../..');

/** Legal texts use the words of the law, and the columns of a bank's file the bank's. */
const hasOthersWords = (path: string) =>
  /^association\/texts\/(terms|privacy|marketing)\/|\/money\/bank\/headings\.ts$|\/post\/tracking\/readTracking\.ts$/.test(
    path,
  );

const readNotices = () =>
  globSync('api/src/{notices,modules}/**/*.ts', { cwd: REPOSITORY })
    .filter((path) => !/\.test\.|\/testing\/|\/demo\//.test(path))
    .map((path) => ({ path, source: readFileSync(join(REPOSITORY, path), 'utf8') }));

/** The pages, the notices and the legal texts. */
const portal = [...readPages(), ...readNotices()]
  .filter(({ path }) => !hasOthersWords(path))
  .map(({ path, source }) => ({ where: path, text: wordsIn(path, source) }));

test.each([
  ['금번 교육은', ['금번 → 이번']],
  ['신분증을 지참하시고 익일까지', ['지참 → 가져옴', '익일 → 다음 날']],
  ['이번 교육은 다음 날까지', []],
])('%s', (text, words) => {
  expect(hardWordsIn(text)).toEqual(words);
});

test('a planted long sentence is found, a short one and a list are not', () => {
  const long = `${'아주 긴 문장이 '.repeat(12)}끝나지 않습니다.`;
  expect(longSentencesIn(`짧습니다. ${long}`)).toEqual([long]);
  expect(longSentencesIn('가 '.repeat(MAX_SENTENCE))).toEqual([]);
});

test('another spelling is found, and neither a noun before the verb nor a sentence of the specification', () => {
  expect(otherFormsIn('눌러 주십시오. 집체교육을 알려 드립니다.')).toEqual([
    '려 드립니다 → -해주세요, -해드립니다',
    '주십시오 → -해주세요',
    '집체교육 → 집합교육',
  ]);
  expect(otherFormsIn('자격증을 드립니다. 골라주세요. 시험명을 입력해 주세요.')).toEqual([]);
});

test('texts for visitors have one spelling', async () => {
  const texts = [...portal, ...(await readDemoTexts(new Date('2026-11-20T12:00:00+09:00')))];
  expect(texts.flatMap(({ where, text }) => otherFormsIn(text).map((word) => `${where}: ${word}`))).toEqual([]);
});

test('texts for visitors have no hard words', async () => {
  const texts = [...portal, ...(await readDemoTexts(new Date('2026-11-20T12:00:00+09:00')))];
  expect(texts.length).toBeGreaterThan(700);
  expect(texts.flatMap(({ where, text }) => hardWordsIn(text).map((word) => `${where}: ${word}`))).toEqual([]);
});

test(`no sentence of the portal is longer than ${MAX_SENTENCE} letters`, () => {
  expect(portal.flatMap(({ where, text }) => longSentencesIn(text).map((words) => `${where}: ${words}`))).toEqual([]);
});

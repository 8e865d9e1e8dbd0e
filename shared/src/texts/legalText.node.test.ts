import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compileText } from '../federation/compileText.ts';
import { filesOfText, readVersions } from './readLegalText.ts';
import { textInForce } from './textInForce.ts';

const NAMES = ['privacy', 'terms', 'marketing', 'purpose', 'procedure', 'privilege'];

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const version = (effective: string, body: string, more = '') =>
  `---\ntitle: 약관\neffective: ${effective}\n${more}---\n\n${body}\n`;
const announcedOn = (announced: string, isDisadvantage = false) =>
  `announced: ${announced}\nisDisadvantage: ${isDisadvantage}\nchanges: 환불 기간을 바꿉니다.\n`;

beforeAll(() => {
  mkdirSync(join(folder, 'terms'));
  writeFileSync(join(folder, 'terms/2021-01-01.md'), version('2021-01-01', '## 제1조\n\n처음'));
  writeFileSync(
    join(folder, 'terms/2026-01-01.md'),
    version('2026-01-01', '## 제1조\n\n지금', announcedOn('2025-12-20')),
  );
  writeFileSync(
    join(folder, 'terms/2027-01-01.md'),
    version('2027-01-01', '## 제1조\n\n나중', announcedOn('2026-12-02', true)),
  );
});

test.each(NAMES)('every version of “%s” is readable, and its file is named by its day', (name) => {
  const versions = readVersions(name);
  expect(versions.length).toBeGreaterThan(0);
  const files = filesOfText(name).map((file) => basename(file, '.md'));
  expect(files.toSorted()).toEqual(versions.map(({ effective }) => effective ?? name));
});

test('the current version is the newest in force, from the first second of its day in Seoul', () => {
  const versions = readVersions('terms', folder);
  const shown = (now: string) => textInForce(versions, new Date(now)).effective;
  expect(shown('2021-01-01T00:00:00+09:00')).toBe('2021-01-01');
  expect(shown('2026-12-31T23:59:59+09:00')).toBe('2026-01-01');
  expect(shown('2027-01-01T00:00:00+09:00')).toBe('2027-01-01');
  expect(() => shown('2020-12-31T23:59:59+09:00')).toThrow('no version of “약관” is in force on 2020-12-31');
});

test('a build contains no expired version, and includes upcoming ones', () => {
  const compiled = compileText('terms', folder, new Date('2026-12-01T00:00:00+09:00'));
  expect(compiled).toMatch(
    /^import \{ serverNow \} from '\.\.\/time\/index\.js';\nimport .*\nexport default textInForce\(.*, serverNow\(\)\);/,
  );
  expect(['처음', '지금', '나중'].filter((words) => compiled.includes(words))).toEqual(['지금', '나중']);
  const last = compileText('terms', folder, new Date('2027-02-01T00:00:00+09:00'));
  expect(last).toBe(`export default ${JSON.stringify(readVersions('terms', folder)[2])};\n`);
});

test.each([
  ['a table without a name', '| 가 |\n| --- |\n| 나 |', '“표: …” is missing before the table of 가'],
  ['a name without a table', '표: 이름\n\n본문', 'no table follows “표: 이름”'],
  ['a page break', '본문\n\n---', 'a standing text has no newPage'],
])('%s is refused', (_what, body, message) => {
  const file = join(folder, 'faulty.md');
  writeFileSync(file, version('2021-01-01', body));
  expect(() => readVersions('faulty', folder)).toThrow(`${file}: ${message}`);
});

test('an invalid day is rejected with file and field', () => {
  const file = join(folder, 'undated.md');
  writeFileSync(file, version('2021년', '본문'));
  expect(() => readVersions('undated', folder)).toThrow(`${file}: effective: `);
});

describe('a version that replaces another one', () => {
  const write = (more: string) => {
    mkdirSync(join(folder, 'next'), { recursive: true });
    writeFileSync(join(folder, 'next/2021-01-01.md'), version('2021-01-01', '처음'));
    writeFileSync(join(folder, 'next/2027-01-01.md'), version('2027-01-01', '나중', more));
    return readVersions('next', folder);
  };

  test.each([
    ['7 days', '2026-12-25', false],
    ['30 days to the disadvantage of members', '2026-12-02', true],
  ])('is announced %s before', (_what, announced, isDisadvantage) => {
    expect(write(announcedOn(announced, isDisadvantage))[1]).toMatchObject({ announced, earlier: ['2021-01-01'] });
  });

  test.each([
    ['2026-12-26', false, '2027-01-02'],
    ['2026-12-03', true, '2027-01-02'],
  ])('cannot be in force earlier: announced on %s', (announced, isDisadvantage, first) => {
    expect(() => write(announcedOn(announced, isDisadvantage))).toThrow(`cannot be in force before ${first}`);
  });

  test('has its day of announcement and its changes', () => {
    expect(() => write('')).toThrow('it needs announced, isDisadvantage and changes');
  });
});

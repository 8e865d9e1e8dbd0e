import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeCalls } from '../contract/comparison/describeCall.ts';
import { findings } from '../contract/comparison/findings.ts';
import { getListBoxFaq } from '../contract/news.ts';
import { join as joinCall } from '../contract/user/joining.ts';
import { integrityOf } from './base/integrity.ts';
import { buildSample, type SampleBuild } from './testing/sampleSection.ts';
import { Tab } from './testing/Tab.ts';

// Real webpack builds of a section in folders outside this repository, with their real code.

const BUILDS_TIMEOUT_MS = 300_000;
jest.setTimeout(BUILDS_TIMEOUT_MS);

const BASE = 'https://portal.example/remotes/mf-sample/';
const OTHER_ORIGIN = 'https://files.example/mf-sample/';

let first: SampleBuild;
let second: SampleBuild;
let firstElsewhere: SampleBuild;
beforeAll(async () => {
  [first, second, firstElsewhere] = await Promise.all([
    buildSample('first build'),
    buildSample('second build'),
    buildSample('first build'),
  ]);
});
afterAll(() => {
  for (const { dist } of [first, second, firstElsewhere]) rmSync(join(dist, '../..'), { recursive: true, force: true });
});

describe('two builds of a section in one tab', () => {
  test('never load each other’s chunks', async () => {
    const tab = new Tab();
    const old = await tab.run(first, BASE);
    expect((await old.one?.())?.words).toBe('first build, one');
    const newer = await tab.run(second, BASE);
    expect((await newer.one?.())?.words).toBe('second build, one');
    expect((await newer.two?.())?.words).toBe('second build, two');
    expect((await old.two?.())?.words).toBe('first build, two');
  });

  test('never run a chunk that another one requested and that arrives late', async () => {
    const tab = new Tab();
    const late = (await tab.run(first, BASE)).two?.();
    const newer = await tab.run(second, BASE);
    expect((await newer.two?.())?.words).toBe('second build, two');
    expect((await late)?.words).toBe('first build, two');
  });

  test('have different ids, and share the files in which they are equal', () => {
    expect(first.record.id).toMatch(/^[0-9a-f]{12}$/);
    expect(second.record.id).not.toBe(first.record.id);
    expect(second.record.files['*']).toEqual(first.record.files['*']);
    expect(second.record.files['/sample/two']).not.toEqual(first.record.files['/sample/two']);
  });
});

describe('integrity', () => {
  test('is recorded for every script and stylesheet', () => {
    const { record, dist } = first;
    const files = Object.values(record.files).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
    expect(Object.keys(record.integrity)).toEqual(expect.arrayContaining([record.entry, ...files]));
    for (const [file, integrity] of Object.entries(record.integrity))
      expect(integrityOf(readFileSync(join(dist, file)))).toBe(integrity);
  });

  test('is required for every chunk that the entry loads', async () => {
    const tab = new Tab();
    const pages = await tab.run(first, BASE);
    await Promise.all(Object.values(pages).map((load) => load()));
    expect(tab.requested.length).toBeGreaterThan(3);
    for (const { src, href, integrity } of tab.elements)
      expect(integrity).toBe(first.record.integrity[(src ?? href ?? '').slice(BASE.length)]);
  });

  test('makes requests to another origin anonymous, and leaves those to the page’s own origin unchanged', async () => {
    const here = new Tab();
    await here.run(first, BASE);
    expect(here.elements.map(({ crossOrigin }) => crossOrigin)).toEqual([undefined]);
    const elsewhere = new Tab();
    await elsewhere.run(first, OTHER_ORIGIN);
    expect(elsewhere.elements.map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous']);
  });

  test('refuses a chunk that was changed on its way', async () => {
    const tab = new Tab();
    const pages = await tab.run(second, BASE);
    for (const file of second.record.files['/sample/two']?.scripts ?? [])
      appendFileSync(join(second.dist, file), '/* tampered */');
    await expect(pages.two?.()).rejects.toThrow(/Loading chunk/);
    expect((await pages.one?.())?.words).toBe('second build, one');
  });
});

test('code of every page comes with the routes, of one page with that page, of several pages as one file', () => {
  const filesWith = (text: string) =>
    Object.entries(first.record.files)
      .filter(([, { scripts }]) => scripts.some((file) => readFileSync(join(first.dist, file), 'utf8').includes(text)))
      .map(([page]) => page);
  expect(filesWith('a sentence of all pages')).toEqual(['*']);
  expect(filesWith('first build, two')).toEqual(['/sample/two']);
  const three = filesWith('a sentence of three pages');
  expect(three).toEqual(['/sample/Three', '/sample/Four', '/sample/Five']);
  const scripts = three.map((page) => first.record.files[page]?.scripts ?? []);
  expect(new Set(scripts.flat()).size).toBe(three.length + 1);
});

test('an inset has a script and a stylesheet of its own, and moves nothing out of the code of every page', () => {
  const { files } = first.record;
  const own = files['/sample/#three'];
  expect([own?.scripts, own?.styles].map((kind) => kind?.length)).toEqual([1, 1]);
  expect(files['/sample/one']?.styles).not.toEqual(own?.styles);
  const textOf = (names: readonly string[] = []) =>
    names.map((file) => readFileSync(join(first.dist, file), 'utf8')).join('');
  expect(textOf(own?.scripts)).toContain('a sentence of the inset');
  expect(textOf(own?.styles)).toMatch(/\{color:#2e8b57\}|\{color:seagreen\}/);
  expect(textOf(own?.styles)).not.toContain('#639');
  expect(textOf(files['*']?.scripts)).toContain('a sentence of all pages');
});

test('a build records the names it uses of each shared module, without unused code', () => {
  expect(first.record.imports).toEqual({
    react: ['useState'],
    'react/jsx-runtime': ['jsx'],
    '@portal/shared/client': [],
    '@portal/shared/router': ['Link', 'useSearchParams'],
  });
});

test('a build records the calls it makes, without unused code, and in no file loaded by visitors', () => {
  const { build, calls } = first.calls;
  expect(build).toBe(first.record.id);
  expect(Object.keys(calls)).toEqual(['getListBoxFaq', 'join']);
  // The session has the call for joining without its input, which is in the form.
  const declared = describeCalls({ getListBoxFaq, join: joinCall });
  expect([findings(calls, declared), findings(declared, calls)]).toEqual([[], []]);
  expect(JSON.stringify(first.record)).not.toContain('calls.json');
  const files = JSON.parse(readFileSync(join(first.dist, `builds/${build}.json`), 'utf8')) as string[];
  expect(files).not.toContain('calls.json');
});

test('the same sources produce the same files in every folder', () => {
  expect(firstElsewhere.record).toEqual(first.record);
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry, SectionEntry } from '@portal/shared/section/registry';
import type { VisitReport } from '../../src/visits/visitReport.ts';
import { isTried, pairOf } from '../registry/pairs.ts';
import { readEntries } from '../registry/storage/registryFolder.ts';
import { aSectionBuild, aSectionEntry } from '../testing/sampleBuilds.ts';
import { ShellFolder } from '../testing/shellFolder.ts';
import { endCanary } from './endCanary.ts';
import { Judge, type Ended } from './Judge.ts';
import { Tallies } from './Tallies.ts';
import { TallyFolder } from './TallyFolder.ts';

const SECTION = 'mf-news-space';
const NOW = Date.parse('2026-11-26T09:00:00.000Z');

let folder: ShellFolder;
let notified: Ended[];
let problems: string[];

beforeAll(async () => {
  folder = await ShellFolder.create();
});
beforeEach(async () => {
  await folder.clear();
  notified = [];
  problems = [];
});
afterAll(() => folder.remove());

const canary = { build: aSectionBuild('two'), share: 0.5, since: '2026-11-26T08:59:00.000Z' };
const tried = aSectionEntry(aSectionBuild('one'), { canary });

const entries = async () => [...(await readEntries(folder.registry)).entries.values()];
const stored = async () => (await entries()).find(({ name }) => name === SECTION);

/** A shell that counts and judges. */
function aShell(end: ReturnType<typeof endCanary> | null = endCanary(folder.registry)) {
  const tallies = new Tallies();
  const judge = new Judge({
    tallies,
    folder: new TallyFolder(join(folder.path, 'data')),
    entries,
    end,
    notify: (ended) => notified.push(ended),
    report: (problem) => problems.push(problem),
  });
  return { tallies, judge };
}

const pair = 'two 2026-11-26T08:59:00.000Z one';
const report = (build: string, events: VisitReport['events'], changes: Partial<VisitReport> = {}): VisitReport => ({
  section: SECTION,
  pair,
  build,
  events,
  ageSeconds: 0,
  ...changes,
});

/** Counts visitors for whom a build fails, and visitors for whom it works. */
function visit(tallies: Tallies, entry: RegistryEntry, build: string, failed: number, well = 0): void {
  if (!isTried(entry)) throw new Error('nothing is tried');
  const { name: section } = entry;
  for (let visitor = 0; visitor < failed + well; visitor += 1) {
    const events = visitor < failed ? (['opened', 'failed'] as const) : (['opened'] as const);
    tallies.note(entry, report(build, [...events], { section, pair: pairOf(entry) }));
  }
}

test('a canary that always fails is ended: the live build stays, and its owner is notified of the reason', async () => {
  await folder.store(tried);
  const { tallies, judge } = aShell();
  visit(tallies, tried, 'two', 5);
  await judge.look();
  const why = 'it failed for 5 of 5 visitors, the live build: 0 of 0 visitors';
  expect(await stored()).toMatchObject({
    current: { id: 'one' },
    previous: null,
    canary: null,
    endedCanary: { build: 'two', why },
  });
  expect(notified).toEqual([{ section: SECTION, build: 'two', why, owner: '소통팀 news@hanbit-food.example' }]);
  expect(judge.findings).toEqual({ [SECTION]: `worse: ${why}` });
});

test.each([
  ['INP', { INP: 400 }, 'an answer to a press took more than 190 ms for 30 of 30 visitors'],
  ['CLS', { CLS: 0.3 }, 'its pages shifted by more than 0.157 for 30 of 30 visitors'],
])('a canary is ended by measurements of its pages: %s', async (_vital, worse, why) => {
  await folder.store(tried);
  const { tallies, judge } = aShell();
  const usual = { LCP: 900, INP: 80, CLS: 0.01 };
  const measure = (build: string, vitals: object, visitors: number) => {
    for (let notified = 0; notified < visitors; notified += 1)
      tallies.note({ ...tried, canary }, report(build, [], { vitals }));
  };
  measure('one', usual, 60);
  measure('two', usual, 30);
  await judge.look();
  expect(notified).toEqual([]);
  tallies.keep([]);
  measure('one', usual, 60);
  measure('two', { ...usual, ...worse }, 30);
  await judge.look();
  expect(notified.map((ended) => ended.why)).toEqual([expect.stringContaining(why)]);
});

test('several shells count together, and one of them ends it', async () => {
  await folder.store(tried);
  const [one, other] = [aShell(), aShell()];
  visit(one.tallies, tried, 'two', 3);
  visit(other.tallies, tried, 'two', 2);
  await one.judge.look();
  expect(await stored()).toMatchObject({ canary: { build: { id: 'two' } } });
  await Promise.all([one.judge.look(), other.judge.look()]);
  expect(await stored()).toMatchObject({ canary: null });
  expect(notified).toHaveLength(1);
});

test('a restarted shell continues from its earlier counts', async () => {
  await folder.store(tried);
  const before = aShell();
  visit(before.tallies, tried, 'two', 4);
  await before.judge.look();
  const after = aShell();
  visit(after.tallies, tried, 'two', 1);
  await after.judge.look();
  expect(notified).toHaveLength(1);
});

test('the shell is judged as sections are', async () => {
  const build = await folder.buildShell('s1');
  const entry = {
    name: 'shell',
    current: build,
    previous: null,
    canary: { build: { ...build, id: 's2' }, share: 0.1 },
  };
  await folder.store(entry);
  const { tallies, judge } = aShell();
  visit(tallies, entry, 's2', 5);
  await judge.look();
  expect(notified).toEqual([expect.objectContaining({ section: 'shell', build: 's2', owner: '' })]);
});

test('a canary that is tried again is judged by its new visitors alone', async () => {
  await folder.store(tried);
  const { tallies, judge } = aShell();
  visit(tallies, tried, 'two', 5);
  await judge.look();
  const again: SectionEntry = { ...tried, canary: { ...canary, since: '2026-11-26T09:30:00.000Z' } };
  await folder.store(again);
  tallies.note({ ...again, canary: again.canary ?? canary }, report('two', ['opened', 'failed']));
  await judge.look();
  expect(await stored()).toMatchObject({ canary: { build: { id: 'two' } } });
  expect(judge.findings).toEqual({ [SECTION]: expect.stringMatching(/^too few to judge \(0 of 300\)/) as string });
});

test('reports of an inactive build, section or period are not counted', () => {
  const { tallies } = aShell();
  const entry = { ...tried, canary };
  tallies.note(entry, report('three', ['opened']));
  tallies.note(entry, report('two', ['opened'], { pair: 'two 2026-11-25T00:00:00.000Z one' }));
  expect(tallies.all).toEqual([]);
});

test('a failure counts in the minute in which its visitor came, at most a day back', () => {
  const { tallies } = aShell();
  const entry = { ...tried, canary };
  tallies.note(entry, report('one', ['opened']), NOW);
  tallies.note(entry, report('one', ['failed'], { ageSeconds: 600 }), NOW + 600_000);
  tallies.note(entry, report('two', ['failed'], { ageSeconds: 1e9 }), NOW);
  const [first, last, ...others] = tallies.all[0]?.minutes ?? [];
  expect(first).toMatchObject({ minute: NOW / 60_000 - 1439, canary: { failed: 1 } });
  expect(last).toMatchObject({ minute: NOW / 60_000, live: { opened: 1, failed: 1, refused: 0 } });
  expect(others).toEqual([]);
  tallies.keep([entry], NOW + 24 * 3_600_000);
  expect(tallies.all[0]?.minutes).toEqual([]);
});

test('where canaries may not be ended, the finding is reported', async () => {
  await folder.store(tried);
  const { tallies, judge } = aShell(null);
  visit(tallies, tried, 'two', 5);
  await judge.look();
  expect(judge.findings).toEqual({ [SECTION]: expect.stringMatching(/^worse: it failed for 5 of 5/) as string });
  expect(await stored()).toMatchObject({ canary: { build: { id: 'two' } } });
  expect([notified, problems]).toEqual([[], []]);
});

test('a canary that cannot be ended is reported once', async () => {
  await folder.store(tried);
  const { tallies, judge } = aShell(async () => {
    throw new Error('EROFS: read-only file system');
  });
  visit(tallies, tried, 'two', 5);
  await judge.look();
  await judge.look();
  expect(problems).toEqual([
    'the canary mf-news-space two should end and cannot be ended: it failed for 5 of 5 visitors, the live build: 0 of 0 visitors: EROFS: read-only file system',
  ]);
});

test('the counts are dropped when no canary is active', async () => {
  await folder.store(tried);
  const { tallies, judge } = aShell();
  visit(tallies, tried, 'two', 1);
  await judge.look();
  const visits = join(folder.path, 'data/visits');
  expect(await readdir(visits)).toHaveLength(1);
  await folder.store(aSectionEntry(aSectionBuild('one')));
  await judge.look();
  expect(await readdir(visits)).toEqual([]);
  expect(judge.findings).toEqual({});
});

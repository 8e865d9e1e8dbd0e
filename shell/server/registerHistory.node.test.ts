import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endCanary } from '@portal/platform/server/canary/endCanary';
import { noticeEdits } from '@portal/platform/server/registry/log/noticeEdits';
import { readEntries } from '@portal/platform/server/registry/storage/registryFolder';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import { Operator } from './testing/Operator.ts';

let folder: ShellFolder;
let operator: Operator;
beforeAll(async () => {
  folder = await ShellFolder.create();
  operator = new Operator(folder);
});
beforeEach(() => folder.clear());
afterAll(() => folder.remove());

const own = (id: string) => aSectionBuild(id, { name: 'mf-team', prefixes: ['/team'], pages: [], menus: [] });

async function given(...args: string[]): Promise<string> {
  const { code, output } = await operator.register(args);
  if (code !== 0) throw new Error(output);
  return output;
}

/** History without the times. */
const history = async () =>
  (await given('--history', 'mf-team'))
    .replace(/^2\S+Z  /gm, '')
    .trimEnd()
    .split('\n');
const current = async () => (await readEntries(folder.registry)).entries.get('mf-team')?.current.id;

/** Registers builds one after the other; returns their places. */
async function registered(...ids: string[]): Promise<string[]> {
  const places = await Promise.all(ids.map((id) => operator.build(own(id))));
  for (const place of places) await given('--by', 'kim', place);
  return places;
}

test('the good build of this morning is live again after two bad ones', async () => {
  await registered('a1', 'a2', 'a3');
  await given('--rollback', 'mf-team');
  expect(await current()).toBe('a2');
  expect(await given('--rollback', 'mf-team', '--to', 'a1')).toBe('mf-team: a1, before it a2\n');
  expect(await current()).toBe('a1');
});

test('every change is listed with person, reason and digest of the gate, the latest first, and the builds to go back to', async () => {
  await registered('b1', 'b2');
  await given('--by', 'kim', '--canary', '0.1', await operator.build(own('b3')));
  await endCanary(folder.registry)('mf-team', 'b3', 'it failed for 5 of 5 visitors');
  await given('--by', 'lee', '--why', 'broken menu', '--rollback', 'mf-team');
  const lines = await history();
  expect(lines.slice(0, 5)).toEqual([
    'rollback: b1, before it b2  (lee)  broken menu',
    'canary ended: b2, before it b1  (judge)  it failed for 5 of 5 visitors',
    expect.stringMatching(/^canary: b2, before it b1, canary b3 for 10 %  \(kim, gate [\w-]{12}\)$/),
    expect.stringMatching(/^live: b2, before it b1  \(kim, gate [\w-]{12}\)$/),
    expect.stringMatching(/^live: b1, before it none  \(kim, gate [\w-]{12}\)$/),
  ]);
  expect(lines.slice(5).sort()).toEqual([
    expect.stringMatching(/^--rollback mf-team --to b2 works until 2/),
    expect.stringMatching(/^--rollback mf-team --to b3 works until 2/),
  ]);
});

test('a build that is not recorded, is live, or whose files are gone is refused, and nothing changes', async () => {
  const [first = ''] = await registered('c1', 'c2');
  const to = (id: string) => operator.register(['--rollback', 'mf-team', '--to', id]);
  expect((await to('c9')).output).toContain('there is no record of mf-team c9; recorded: c1, c2');
  expect((await to('c2')).output).toContain('mf-team c2 is live');
  await rm(join(dirname(first), 'remoteEntry.c1.js'));
  expect((await to('c1')).output).toContain(`remoteEntry.c1.js is gone from ${first}`);
  expect((await operator.register(['--to', 'c1', first])).output).toContain('--to goes with --rollback of one entry');
  expect(await current()).toBe('c2');
});

test('registering a live build again is no change', async () => {
  const [place = ''] = await registered('d1');
  await given('--new', place);
  expect(await history()).toHaveLength(1);
});

test('a folder from before the log still works: its entries are found, and can be returned to', async () => {
  await folder.store(aSectionEntry(own('e1')));
  await given('--by', 'kim', await operator.build(own('e2')));
  expect((await history()).slice(0, 2)).toEqual([
    expect.stringMatching(/^live: e2, before it e1  \(kim/),
    'found: e1, before it none  (by hand)',
  ]);
  await registered('e3', 'e4');
  expect(await given('--rollback', 'mf-team', '--to', 'e1')).toContain('mf-team: e1');
});

test('edits of the folder by hand are logged once, when they are seen', async () => {
  await registered('f1');
  const notice = noticeEdits(folder.registry);
  await folder.store(aSectionEntry(own('f2')));
  await notice();
  await notice();
  await writeFile(join(folder.registry, 'mf-team.json'), 'oops');
  await notice();
  await mkdir(folder.registry, { recursive: true });
  await folder.store(aSectionEntry(aSectionBuild('x1')));
  await rm(join(folder.registry, 'mf-team.json'));
  expect((await history()).slice(0, 3)).toEqual([
    'removed: no valid entry  (by hand)',
    'damaged: no valid entry  (by hand)',
    'edited: f2, before it none  (by hand)',
  ]);
});

test('--status says since when and by whom each build is live, and of canaries', async () => {
  await registered('g1');
  await given('--canary', '0.001', await operator.build(own('g2')));
  expect(await given('--status')).toMatch(
    /^mf-team: g1, before it none, canary g2 for 0\.1 %; live since 2\S+Z \(kim\); canary since 2\S+Z\n$/,
  );
});

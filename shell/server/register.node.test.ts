import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { endCanary } from '@portal/platform/server/canary/endCanary';
import { aGateRecord } from '@portal/platform/server/testing/aGateRecord';
import { aSectionBuild } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import type { RegistryEntry, SectionBuild } from '@portal/shared/section/registry';
import { Operator } from './testing/Operator.ts';

let folder: ShellFolder;
let operator: Operator;

beforeAll(async () => {
  folder = await ShellFolder.create();
  operator = new Operator(folder);
});
beforeEach(() => folder.clear());
afterAll(() => folder.remove());

const register: Operator['register'] = (...args) => operator.register(...args);
const build: Operator['build'] = (...args) => operator.build(...args);

const entry = async (name: string) =>
  JSON.parse(await readFile(join(folder.registry, `${name}.json`), 'utf8')) as RegistryEntry;
const own = (id: string, name: string, changes: Partial<SectionBuild> = {}) =>
  aSectionBuild(id, { name, prefixes: [`/${name}`], pages: [], menus: [], ...changes });

const entryFiles = async () => (await readdir(folder.registry)).filter((file) => file.endsWith('.json')).sort();

describe('teams that deploy at the same time', () => {
  const TEAMS = 20;
  const numbers = Array.from({ length: TEAMS }, (_, index) => index + 1);

  test('lose no update: each of twenty sections is in the registry', async () => {
    const places = await Promise.all(numbers.map((number) => build(own('b1', `mf-team-${number}`))));
    const outcomes = await Promise.all(places.map((place) => register([place])));
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
    expect(await entryFiles()).toEqual(numbers.map((number) => `mf-team-${number}.json`).sort());
  });

  test('result in one order of builds: twenty of one section, each after another one', async () => {
    const ids = numbers.map((number) => `b${number}`);
    const places = await Promise.all(ids.map((id) => build(own(id, 'mf-team'))));
    const outcomes = await Promise.all(places.map((place) => register([place])));
    const said = outcomes.map(({ output }) => /mf-team: (\w+), before it (\w+)/.exec(output) ?? []);
    expect(said.map(([, current]) => current).sort()).toEqual(ids.toSorted());
    // A lost update would name one build twice as the previous one.
    expect(new Set(said.map(([, , previous]) => previous)).size).toBe(TEAMS);
    const { current, previous } = await entry('mf-team');
    expect(said.find(([, id]) => id === current.id)?.[2]).toBe(previous?.id);
  });

  test('are programs without shared memory, and lose no update', async () => {
    const names = ['mf-one', 'mf-two', 'mf-three', 'mf-four'];
    const places = await Promise.all(names.map((name) => build(own('b1', name))));
    const outcomes = await Promise.all(places.map((place) => operator.runRegister([place])));
    expect(outcomes.map(({ output }) => output).sort()).toEqual(
      names.map((name) => `${name}: b1, before it none\n`).sort(),
    );
    expect(await entryFiles()).toEqual(names.map((name) => `${name}.json`).sort());
  });

  test('cannot both claim one path', async () => {
    const places = await Promise.all(
      ['mf-one', 'mf-two'].map((name) => build(own('b1', name, { prefixes: ['/same'] }))),
    );
    const outcomes = await Promise.all(places.map((place) => operator.runRegister([place])));
    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(outcomes.find(({ code }) => code === 1)?.output).toContain('its prefix /same overlaps with /same of mf-');
  });
});

const elsewhere = { path: '/sign/#in', slot: 'homeUpper', order: 10, minHeight: { phone: '1rem', wide: '1rem' } };

describe('is refused with the reason, and changes nothing', () => {
  afterEach(async () => {
    expect(await readdir(folder.registry).catch(() => [])).toEqual([]);
  });

  test.each(['abc', '1.5', '-0.1', '0.0004', ''])('a share of %j for a canary', async (share) => {
    const { code, output } = await register([`--canary=${share}`, await build(own('b1', 'mf-team'))]);
    expect(output).toContain('is a number from 0 to 1');
    expect(code).toBe(1);
  });

  test.each([
    ['a path of the shell', { prefixes: ['/main'] }, 'its prefix /main overlaps with /main of the shell'],
    ['a page elsewhere', { pages: [{ path: '/sign/in', title: '', guarded: false }] }, 'is under none of its prefixes'],
    ['an inset elsewhere', { insets: [elsewhere] }, 'its inset /sign/#in is under none of its prefixes'],
  ])('a section with %s', async (_what, changes, reason) => {
    const { code, output } = await register([
      await build(own('b1', 'mf-team', changes)),
      await build(own('b1', 'mf-b')),
    ]);
    expect(output).toContain(reason);
    expect(code).toBe(1);
  });

  test('a build that has not passed the gate', async () => {
    const never = await register([await build(own('b2', 'mf-never'), null)]);
    expect(never.output).toContain('mf-never b2 has not passed the gate');
    const other = await register([await build(own('b2', 'mf-other'), aGateRecord(own('b1', 'mf-other')))]);
    expect(other.output).toContain('is of another build, b1');
    expect([never.code, other.code]).toEqual([1, 1]);
  });

  test('a missing record, and an invalid one, by the full path of its file', async () => {
    const missing = await register([join(folder.path, 'mf-none/dist/section.json')]);
    expect(missing.output).toContain(`${join(folder.path, 'mf-none/dist/section.json')} cannot be read (ENOENT)`);
    const relative = await register(['mf-none/dist/section.json']);
    expect(relative.output).toMatch(/\/mf-none\/dist\/section\.json cannot be read/);
    const other = join(folder.path, 'package.json');
    await writeFile(other, '{}');
    expect((await register([other])).output).toContain(`${other} is no record of a build`);
  });

  test('a registry at an address', async () => {
    const { code, output } = await register(
      [await build(own('b1', 'mf-team'))],
      'https://portal.example/registry.json',
    );
    expect(output).toContain('PORTAL_REGISTRY is the address https://portal.example/registry.json');
    expect(code).toBe(1);
  });
});

test('--force accepts a build that has not passed the gate, and says so', async () => {
  const { code, output } = await register(['--force', await build(own('b1', 'mf-forced'), null)]);
  expect(output).toContain('--force: mf-forced b1 has not passed the gate');
  expect(code).toBe(0);
});

describe('the contract', () => {
  const shell = (id: string, exports: Record<string, string[]>) =>
    folder.store({
      name: 'shell',
      current: { ...shellBuild, id, exports },
      previous: null,
      canary: { build: { ...shellBuild, id: 'canary', exports: { '@portal/shared/client': ['useItem'] } }, share: 0.1 },
    });
  const shellBuild = {
    name: 'shell' as const,
    id: '',
    template: 'page.template',
    home: { scripts: [], styles: [] },
    integrity: {},
    contractVersion: '1.0.0',
    exports: {},
    development: false,
  };
  const using = (...names: string[]) => build(own('b1', 'mf-team', { imports: { '@portal/shared/client': names } }));

  test('is checked against the live shell and its canary, even with --force', async () => {
    await shell('live', { '@portal/shared/client': ['useItem', 'useAll'] });
    const refused = await register(['--force', await using('useItem', 'useAll')]);
    expect(refused.output).toContain(
      'mf-team b1 does not fit the shell canary: the shell does not export useAll of @portal/shared/client',
    );
    expect(refused.code).toBe(1);
    expect((await register([await using('useItem')])).code).toBe(0);
  });

  test('is also checked when a shell comes that offers less than the sections use', async () => {
    expect((await register([await using('useItem')])).code).toBe(0);
    const record = join(folder.path, 'shell.json');
    await writeFile(
      record,
      JSON.stringify({ ...shellBuild, id: 'new', exports: { '@portal/shared/client': ['useAll'] } }),
    );
    expect((await register([record])).output).toContain('does not export useItem of @portal/shared/client');
  });
});

test('several entries are rolled back in one step', async () => {
  for (const id of ['b1', 'b2']) {
    await register([await build(own(id, 'mf-one')), await build(own(id, 'mf-two'))]);
  }
  const { output } = await register(['--rollback', 'mf-one', '--rollback', 'mf-two']);
  expect(output).toBe('mf-one: b1, before it b2\nmf-two: b1, before it b2\n');
});

test('a build that is registered by its URL includes the address of its section', async () => {
  const record = own('b1', 'mf-team');
  const server = createServer((request, response) =>
    response.end(JSON.stringify(request.url === '/section.json' ? record : aGateRecord(record))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await register([`${origin}/section.json`]);
  server.close();
  expect((await entry('mf-team')).origin).toBe(origin);
  await register([await build(own('b2', 'mf-team'))]);
  expect(await entry('mf-team')).toMatchObject({ current: { id: 'b2' }, origin });
});

test('a damaged entry is not overwritten, and does not block others', async () => {
  await mkdir(folder.registry, { recursive: true });
  await writeFile(join(folder.registry, 'mf-team.json'), 'oops');
  const damaged = await register([await build(own('b1', 'mf-team'))]);
  expect(damaged.output).toContain('mf-team.json cannot be used');
  expect((await register([await build(own('b1', 'mf-other'))])).code).toBe(0);
});

test('--print writes the document to be published at an address', async () => {
  await register([await build(own('b1', 'mf-team'))]);
  const { output } = await register(['--print']);
  expect(JSON.parse(output)).toMatchObject({ version: 2, entries: [{ name: 'mf-team', current: { id: 'b1' } }] });
});

test('an ended canary is not started again by itself, and the next deployment prints the reason', async () => {
  await register([await build(own('b1', 'mf-team'))]);
  const canary = await build(own('b2', 'mf-team'));
  await register(['--canary', '0.1', canary]);
  await endCanary(folder.registry)('mf-team', 'b2', 'it failed for 12 of 231 visitors');
  const why = /^the canary mf-team b2 was ended at 2\S+Z: it failed for 12 of 231 visitors$/m;
  const again = await register(['--new', canary]);
  expect(again.output).toMatch(why);
  expect(await entry('mf-team')).toMatchObject({ current: { id: 'b1' }, canary: null });
  const mended = await build(own('b3', 'mf-team'));
  expect((await register([mended])).output).toMatch(why);
  expect((await register([mended])).output).not.toMatch(why);
});

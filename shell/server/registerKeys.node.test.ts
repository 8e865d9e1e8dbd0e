import { createHash } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endCanary } from '@portal/platform/server/canary/endCanary';
import { readEntries } from '@portal/platform/server/registry/storage/registryFolder';
import { aSectionBuild } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import type { SectionBuild } from '@portal/shared/section/registry';
import { Operator } from './testing/Operator.ts';

const KEYS = { news: 'n'.repeat(40), operators: 'o'.repeat(40), other: 'x'.repeat(40) };
const sha256 = (key: string) => createHash('sha256').update(key).digest('hex');

let folder: ShellFolder;
let teams: string;
beforeAll(async () => {
  folder = await ShellFolder.create();
  teams = join(folder.path, 'teams.json');
});
beforeEach(async () => {
  await folder.clear();
  const news = { team: 'news', entries: ['mf-news'], prefixes: ['/news'], sha256: sha256(KEYS.news) };
  const operators = { team: 'operators', entries: 'all', sha256: sha256(KEYS.operators) };
  await writeFile(teams, JSON.stringify([news, operators]));
  await chmod(teams, 0o600);
});
afterAll(() => folder.remove());

const registerer = (key?: string) =>
  new Operator(folder, { PORTAL_TEAM_KEYS: teams, ...(key !== undefined && { PORTAL_TEAM_KEY: key }) });
const own = (id: string, name: string, changes: Partial<SectionBuild> = {}) =>
  aSectionBuild(id, { name, prefixes: [`/${name.slice(3)}`], pages: [], menus: [], ...changes });
const build = (...args: Parameters<typeof own>) => registerer().build(own(...args));
const live = async () =>
  [...(await readEntries(folder.registry)).entries.values()].map(({ name, current }) => `${name} ${current.id}`).sort();

test("a team's key registers its own section, tries it and rolls it back", async () => {
  const news = registerer(KEYS.news);
  for (const id of ['n1', 'n2']) expect(await news.register([await build(id, 'mf-news')])).toMatchObject({ code: 0 });
  expect((await news.register(['--canary', '0.1', await build('n3', 'mf-news')])).code).toBe(0);
  expect((await news.register(['--rollback', 'mf-news'])).code).toBe(0);
  expect(await live()).toEqual(['mf-news n1']);
  expect((await news.register(['--history', 'mf-news'])).output).toMatch(/rollback: n1, before it n2 {2}\(news, /);
});

test('it reaches no other entry and no other prefix, and changes nothing then', async () => {
  const operators = registerer(KEYS.operators);
  for (const id of ['a1', 'a2']) await operators.register([await build(id, 'mf-about')]);
  const news = registerer(KEYS.news);
  const refused = async (reason: string, ...args: string[]) => {
    const { code, output } = await news.register(args);
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  };
  await refused('the key of news does not reach mf-about', await build('a3', 'mf-about'));
  await refused('the key of news does not reach mf-about', '--rollback', 'mf-about');
  await refused('the key of news does not reach mf-about', '--canary', '0', await build('a2', 'mf-about'));
  const both = [await build('n1', 'mf-news'), await build('a3', 'mf-about')];
  await refused('the key of news does not reach mf-about', ...both);
  const grown = await build('n2', 'mf-news', { prefixes: ['/news', '/newsletters'] });
  await refused('the key of news does not reach /newsletters of mf-news', grown);
  await refused('--force is for keys that reach all entries', '--force', await build('n3', 'mf-news'));
  expect(await live()).toEqual(['mf-about a2']);
});

test.each([
  ['no key', undefined, 'no key is given'],
  ['a key of no team', KEYS.other, 'the key is of no team'],
  ['a short key', 'short', 'a key has at least 32 characters'],
])('%s is refused', async (_what, key, reason) => {
  const { code, output } = await registerer(key).register([await build('n1', 'mf-news')]);
  expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  expect(await live()).toEqual([]);
});

test('a key in a file is accepted only if nobody else can read it, and no answer or log has it', async () => {
  const file = join(folder.path, 'team.key');
  await writeFile(file, `${KEYS.news}\n`);
  const register = async () => registerer().register(['--key-file', file, await build('n1', 'mf-news')]);
  await chmod(file, 0o640);
  expect((await register()).output).toContain('can be read by others');
  await chmod(file, 0o600);
  const { code, output } = await register();
  expect(code).toBe(0);
  const log = await readFile(join(folder.registry, 'log.jsonl'), 'utf8');
  for (const secret of [KEYS.news, sha256(KEYS.news)]) expect(output + log).not.toContain(secret);
});

test('a list of teams that others can change is not used', async () => {
  await chmod(teams, 0o666);
  expect((await registerer(KEYS.news).register([await build('n1', 'mf-news')])).output).toContain(
    'can be changed by others',
  );
});

test.each(['http://10.0.0.5', 'https://news.example/builds', 'news.example'])(
  'the origin of builds %s of a team is not used',
  async (origin) => {
    const news = {
      team: 'news',
      entries: ['mf-news'],
      prefixes: ['/news'],
      origins: [origin],
      sha256: sha256(KEYS.news),
    };
    await writeFile(teams, JSON.stringify([news]));
    const { output } = await registerer(KEYS.news).register([await build('n1', 'mf-news')]);
    expect(output).toContain('An origin is https://name');
  },
);

test('reading needs no key, and the judge ends a canary without one', async () => {
  const operators = registerer(KEYS.operators);
  expect(await operators.register([await build('n1', 'mf-news')])).toMatchObject({ code: 0 });
  expect(await operators.register(['--canary', '0.1', await build('n2', 'mf-news')])).toMatchObject({ code: 0 });
  expect(await endCanary(folder.registry)('mf-news', 'n2', 'it failed')).toBe(true);
  expect((await registerer().register(['--status'])).output).toContain('mf-news: n1');
});

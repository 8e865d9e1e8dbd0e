import { createHash } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { registerHere } from '@portal/platform/server/registry/register';
import { serveRegister } from '@portal/platform/server/registry/remote/serveRegister';
import { readEntries } from '@portal/platform/server/registry/storage/registryFolder';
import { aGateRecord } from '@portal/platform/server/testing/aGateRecord';
import { aSectionBuild } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import type { SectionBuild } from '@portal/shared/section/registry';
import { Operator } from './testing/Operator.ts';

// A team whose machine has not the registry's folder registers at the judge.

const GATE_KEY = 'g'.repeat(40);
const KEYS = { news: 'n'.repeat(40), about: 'a'.repeat(40) };
const REGISTER = '/platform/register';

const own = (id: string, changes: Partial<SectionBuild> = {}) =>
  aSectionBuild(id, { name: 'mf-news', base: '/remotes/mf-news/', pages: [], menus: [], ...changes });

/** Server of builds, each in a folder of its id; `asked` has the paths of all requests. */
class BuildServer {
  readonly asked: string[] = [];
  readonly #files = new Map<string, unknown>();
  readonly #server: Server = createServer(({ url = '' }, response) => {
    this.asked.push(url);
    const content = this.#files.get(url);
    response.statusCode = content === undefined ? 404 : 200;
    response.end(JSON.stringify(content));
  });

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Serves a build with a gate's record; returns the URL to register. */
  put(build: SectionBuild, gate: object | null = aGateRecord(build, {}, GATE_KEY)): string {
    this.#files.set(`/${build.id}/section.json`, build);
    this.#files.set(`/${build.id}/${build.entry}`, '');
    this.#files.set(`/${build.id}/gate.json`, gate ?? undefined);
    return `${this.origin}/${build.id}/section.json`;
  }

  close = () => this.#server.close().closeAllConnections();
}

let folder: ShellFolder;
let builds: BuildServer;
let elsewhere: BuildServer;
let judge: FastifyInstance;
let origin: string;
let logged: string[];

async function startJudge(gateKey: string | null = GATE_KEY): Promise<void> {
  await judge?.close();
  logged = [];
  judge = fastify({ logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } } });
  const teams = join(folder.path, 'teams.json');
  const settings = { registry: folder.registry, dist: folder.path, teams, gateKey, previewKey: 'p'.repeat(40) };
  const originsOf = (name: string) => (name === 'mf-news' ? [builds.origin] : []);
  await serveRegister(judge, teams, registerHere(settings, originsOf));
  origin = await judge.listen();
}

beforeAll(async () => {
  folder = await ShellFolder.create();
  [builds, elsewhere] = await Promise.all([new BuildServer().listen(), new BuildServer().listen()]);
  const sha256 = (key: string) => createHash('sha256').update(key).digest('hex');
  const news = { team: 'news', entries: ['mf-news'], prefixes: ['/news'], sha256: sha256(KEYS.news) };
  const about = {
    team: 'about',
    entries: ['mf-about'],
    prefixes: ['/about'],
    origins: ['https://about.example'],
    sha256: sha256(KEYS.about),
  };
  await writeFile(join(folder.path, 'teams.json'), JSON.stringify([news, about]));
  await chmod(join(folder.path, 'teams.json'), 0o600);
});
beforeEach(async () => {
  await folder.clear();
  await startJudge();
});
afterAll(async () => {
  await judge.close();
  builds.close();
  elsewhere.close();
  await folder.remove();
});

/** Team at another machine: `register` with the judge's origin. */
const team = (key: string = KEYS.news) =>
  new Operator(folder, { ORIGIN_JUDGE: origin, PORTAL_TEAM_KEY: key, PORTAL_GATE_KEY: '' });
const live = async () =>
  [...(await readEntries(folder.registry)).entries.values()].map(({ name, current }) => `${name} ${current.id}`);

async function given(...args: string[]): Promise<string> {
  const { code, output } = await team().register(args, '/nowhere');
  if (code !== 0) throw new Error(output);
  return output;
}
async function refused(reason: string, args: string[], key?: string): Promise<void> {
  const before = await live();
  const { code, output } = await team(key).register(args, '/nowhere');
  expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  expect(await live()).toEqual(before);
}

const send = (payload: string, headers: Record<string, string> = {}) =>
  judge.inject({
    method: 'POST',
    url: REGISTER,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${KEYS.news}`, ...headers },
    payload,
  });

test('a team registers, tries and rolls back its section as on the machine with the folder', async () => {
  expect(await given('--by', 'kim', builds.put(own('n1')))).toBe('mf-news: n1, before it none\n');
  await given('--why', 'new menu', builds.put(own('n2')));
  expect(await given('--canary', '0.1', builds.put(own('n3')))).toContain('canary n3 for 10 %');
  expect(await given('--rollback', 'mf-news', '--to', 'n1')).toBe('mf-news: n1, before it n2\n');
  expect(await given('--history', 'mf-news')).toMatch(/live: n1, before it none {2}\(news, kim, gate [\w-]{12}\)/);
  expect(await given('--status')).toContain('mf-news: n1');
  expect((await readEntries(folder.registry)).entries.get('mf-news')?.origin).toBe(builds.origin);
});

test('a build before its gate gets a link of a preview, and no visitor', async () => {
  await given(builds.put(own('n1')));
  expect(await given('--preview', builds.put(own('n2'), null))).toMatch(/^\/preview\/mf-news~n2~/);
  expect(await live()).toEqual(['mf-news n1']);
});

describe('the key', () => {
  test('is needed', async () => {
    await refused('no key is given', [builds.put(own('n1'))], '');
    await refused('the key is of no team', [builds.put(own('n1'))], 'x'.repeat(40));
    expect((await send('{}', { authorization: '' })).statusCode).toBe(401);
  });

  test('is of the team of the entry and of its prefixes', async () => {
    for (const id of ['n1', 'n2']) await given(builds.put(own(id)));
    await refused('the key of about does not reach mf-news', ['--rollback', 'mf-news'], KEYS.about);
    await refused('the key of news does not reach mf-about', [
      builds.put(own('a1', { name: 'mf-about', base: '/remotes/mf-about/' })),
    ]);
    await refused('does not reach /newsletters of mf-news', [
      builds.put(own('n3', { prefixes: ['/news', '/newsletters'] })),
    ]);
  });

  test('is not looked at after ten wrong ones of the network in a minute', async () => {
    const from = (network: string, key: string) =>
      send('{"builds":[],"options":{"status":true}}', { 'x-forwarded-for': network, authorization: `Bearer ${key}` });
    for (let tried = 0; tried < 10; tried += 1) expect((await from('192.0.2.1', 'x'.repeat(40))).statusCode).toBe(401);
    expect((await from('192.0.2.1', KEYS.news)).statusCode).toBe(429);
    expect((await from('192.0.2.2', KEYS.news)).statusCode).toBe(200);
  });

  test('is in no log; every refusal is', async () => {
    for (const id of ['n1', 'n2']) await given(builds.put(own(id)));
    await refused('the key of about', ['--rollback', 'mf-news'], KEYS.about);
    await refused('of no team', ['--status'], 'x'.repeat(40));
    await send('{');
    const refusals = logged.filter((line) => line.includes('registration refused'));
    expect(refusals).toHaveLength(3);
    expect(refusals[0]).toContain('"rollback":["mf-news"]');
    const all = logged.join('') + (await readFile(join(folder.registry, 'log.jsonl'), 'utf8'));
    for (const key of [...Object.values(KEYS), 'x'.repeat(40)]) expect(all).not.toContain(key);
  });

  test('goes to no other server by a redirect', async () => {
    const moved = fastify();
    moved.post(REGISTER, (_request, reply) => reply.redirect(elsewhere.origin, 307));
    const away = await moved.listen();
    const { code } = await new Operator(folder, { ORIGIN_JUDGE: away, PORTAL_TEAM_KEY: KEYS.news }).register([
      '--status',
    ]);
    await moved.close();
    expect([code, elsewhere.asked]).toEqual([1, []]);
  });
});

describe('a build', () => {
  test('without a record of the gate that the portal has signed for it is refused', async () => {
    const [n1, n2] = [own('n1'), own('n2')];
    await refused('has not passed the gate', [builds.put(n1, null)]);
    await refused("is not signed with the portal's key", [builds.put(n1, aGateRecord(n1))]);
    await refused('is of another build, n1', [builds.put(n2, aGateRecord(n1, {}, GATE_KEY))]);
    const changed = own('n1', { integrity: { 'remoteEntry.n1.js': 'sha384-other' } });
    await refused('is of other content', [builds.put(changed, aGateRecord(n1, {}, GATE_KEY))]);
    const passedAt = '2020-01-01T00:00:00.000Z';
    await refused('is older than 14 days', [builds.put(n1, aGateRecord(n1, { passedAt }, GATE_KEY))]);
    await startJudge(null);
    await refused('without PORTAL_GATE_KEY', [builds.put(n1, aGateRecord(n1))]);
  });

  test('is read from the origins of its team alone', async () => {
    await refused('the key does not reach the origin of', [elsewhere.put(own('n1'))]);
    await refused(`it reaches ${builds.origin}`, ['--preview', elsewhere.put(own('n1'))]);
    await refused('it reaches https://about.example', [builds.put(own('n1'))], KEYS.about);
    expect(elsewhere.asked).toEqual([]);
  });

  test('has its files there too', async () => {
    const base = `${elsewhere.origin}/files/`;
    await refused(`does not reach the origin of ${base}`, [builds.put(own('n1', { base }))]);
    await refused('does not reach the origin of /remotes/mf-about/', [
      builds.put(own('n1', { base: '/remotes/mf-about/' })),
    ]);
    const server = { file: `${elsewhere.origin}/server.cjs`, integrity: 'sha384-a' };
    await refused('is no record of a build', ['--preview', builds.put(own('n2', { server }), null)]);
    await given(builds.put(own('n3', { base: `${builds.origin}/n3/` })));
    expect(elsewhere.asked).toEqual([]);
  });
});

test.each([
  ['broken JSON', 400, '{"builds":'],
  ['no object', 400, '[]'],
  ['another field', 400, '{"builds":[],"key":"a"}'],
  ['an option that overrides the gate', 400, '{"builds":[],"options":{"force":true}}'],
  ['an option that names a file of the judge', 400, '{"builds":[],"options":{"key-file":"/run/team-keys.json"}}'],
  ['a file of the judge', 400, '{"builds":["/builds/mf-about/section.json"]}'],
  ['a file by URL', 400, '{"builds":["file:///etc/passwd"]}'],
  ['a name that is a path', 400, '{"builds":[],"options":{"rollback":["../teams"],"to":"a1"}}'],
  ['a reason of two lines', 400, JSON.stringify({ builds: [], options: { rollback: ['mf-news'], why: 'a\nb' } })],
  ['too much', 413, JSON.stringify({ builds: [], options: { why: 'a'.repeat(20_000) } })],
])('%s is refused', async (_what, status, payload) => {
  expect(await send(payload)).toMatchObject({ statusCode: status });
  expect((await send(payload)).json()).toEqual({ refusal: expect.any(String) as string });
});

test('only JSON is read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect((await send('{}', { 'content-type': type })).statusCode).toBe(415);
});

test('the command says before it sends what it cannot do over HTTP', async () => {
  await refused('not over HTTP', ['--force', builds.put(own('n1'))]);
  await refused('a build over HTTP is given by its URL', ['mf-news/dist/section.json']);
  expect(logged).toEqual([expect.stringContaining('Server listening')]);
});

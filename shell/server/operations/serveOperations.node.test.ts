import { createHash } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { endCanary } from '@portal/platform/server/canary/endCanary';
import { registerHere } from '@portal/platform/server/registry/register';
import { registerAt } from '@portal/platform/server/registry/remote/registerAt';
import { serveRegister } from '@portal/platform/server/registry/remote/serveRegister';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import { VitalsMetrics } from '@portal/platform/server/vitals/VitalsMetrics';
import { Operator } from '../testing/Operator.ts';
import { rollBackBy } from './rollbackForm.ts';
import { serveOperations } from './serveOperations.ts';

const ERRORS = 'portal_browser_errors_total{section="mf-team",build="a2",owner="팀"} 3\n';

const OTHER_KEY = 'o'.repeat(40);
const OTHER = { key: OTHER_KEY, sha256: createHash('sha256').update(OTHER_KEY).digest('hex') };

let folder: ShellFolder;
let operator: Operator;
let api: Server;
let server: FastifyInstance;
beforeAll(async () => {
  folder = await ShellFolder.create();
  operator = new Operator(folder);
  api = createServer(({ url }, response) => response.end(url === '/metrics' ? ERRORS : ''));
  await new Promise<void>((resolve) => api.listen(0, resolve));
});
beforeEach(() => folder.clear());
afterEach(() => server.close());
afterAll(async () => {
  api.close();
  await folder.remove();
});

const own = (id: string) =>
  aSectionBuild(id, {
    name: 'mf-team',
    prefixes: ['/team'],
    pages: [],
    menus: [],
    owner: { team: '<팀>', contact: '' },
  });

async function register(...args: string[]): Promise<void> {
  const { code, output } = await operator.register(args);
  if (code !== 0) throw new Error(output);
}

/** Rows of the page as texts, each with the cells of a build. */
async function opened(changes: Partial<Parameters<typeof serveOperations>[1]> = {}) {
  await server?.close();
  server = fastify();
  serveOperations(server, {
    registry: folder.registry,
    rollBack: null,
    apiOrigin: `http://localhost:${(api.address() as AddressInfo).port}`,
    register: new Registry(),
    findings: async () => ({}),
    ...changes,
  });
  const { body } = await server.inject('/platform');
  const rows = [...body.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, cells = '']) =>
    cells.split('</td>').map((cell) => cell.replace(/<[^>]+>/g, '')),
  );
  return { body, rows };
}

test('each app has its live build with person and reason, and the command for each earlier build', async () => {
  await register('--by', 'kim', await operator.build(own('a1')));
  await register('--by', 'lee', '--why', 'new <menu>', await operator.build(own('a2')));
  const { body, rows } = await opened();
  expect(rows[0]?.slice(0, 2)).toEqual(['a2', '운영']);
  expect(rows[0]?.slice(3, 6)).toEqual(['lee', 'new &lt;menu&gt;', '3']);
  expect(rows[1]?.[0]).toBe('a1');
  expect(rows[1]?.[9]).toContain('--rollback mf-team --to a1');
  expect(body).toContain('담당: &lt;팀&gt;');
});

describe('a rollback by the form', () => {
  const KEY = 'k'.repeat(40);
  const asked = { name: 'mf-team', to: 'a1', why: '메뉴가 비어 있음', key: KEY };
  const send = (fields: object) =>
    server.inject({
      method: 'POST',
      url: '/platform/rollback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields }).toString(),
    });
  let teams: string;
  beforeEach(async () => {
    for (const id of ['a1', 'a2']) await register(await operator.build(own(id)));
    teams = join(folder.path, 'teams.json');
    const sha256 = createHash('sha256').update(KEY).digest('hex');
    const team = { team: 'team', entries: ['mf-team'], prefixes: ['/team'], sha256 };
    await writeFile(teams, JSON.stringify([team, { ...team, team: 'other', entries: ['mf-x'], sha256: OTHER.sha256 }]));
    await chmod(teams, 0o600);
  });

  const here = () =>
    registerHere({ registry: folder.registry, dist: folder.path, teams, gateKey: null, previewKey: null }, () => []);
  const rollBack = () => rollBackBy(here());

  test('makes an earlier build live again, and the log has the team and the reason', async () => {
    const { rows, body } = await opened({ rollBack: rollBack() });
    expect(rows[1]?.[9]).toContain('a1 빌드로 되돌리기');
    expect(body).not.toContain('--rollback');
    expect(await send(asked)).toMatchObject({ statusCode: 303, headers: { location: '/platform' } });
    const { rows: after } = await opened();
    expect(after[0]?.slice(0, 5)).toEqual(['a1', '운영', expect.any(String), 'team, /platform', '메뉴가 비어 있음']);
  });

  test.each([
    ['the key of another team', { key: OTHER.key }, 'does not reach mf-team'],
    ['a key of no team', { key: 'z'.repeat(40) }, 'the key is of no team'],
    ['no reason', { why: ' ' }, '사유'],
    ['a build without a record', { to: 'a9' }, 'a9'],
    ['a name that leads to another folder', { name: '../records/mf-team' }, '적어주세요'],
    ['a reason that looks like an option', { why: '--force', to: 'a9' }, 'a9'],
  ])('with %s is refused, with the cause', async (_what, fields, cause) => {
    await opened({ rollBack: rollBack() });
    const { statusCode, body } = await send({ ...asked, ...fields });
    expect(statusCode).toBe(409);
    expect(body).toMatch(new RegExp(`role="alert">되돌리지 못했습니다.*${cause}`, 's'));
    expect((await opened()).rows[0]?.[0]).toBe('a2');
  });

  test('is carried out by the judge where this server may not write the registry', async () => {
    const judge = fastify();
    await serveRegister(judge, teams, here());
    const origin = await judge.listen();
    await opened({ rollBack: rollBackBy(registerAt(origin)) });
    expect((await send({ ...asked, key: OTHER.key })).body).toContain('does not reach mf-team');
    expect((await send(asked)).statusCode).toBe(303);
    expect((await opened()).rows[0]?.[0]).toBe('a1');
    await judge.close();
    await opened({ rollBack: rollBackBy(registerAt(origin)) });
    expect((await send(asked)).body).toContain('judge)의 응답이 없습니다');
  });

  test('is not served without keys', async () => {
    await opened();
    expect((await send(asked)).statusCode).toBe(404);
  });
});

test('a canary has its share and its comparison, and an ended one its reason', async () => {
  await register(await operator.build(own('b1')));
  await register('--canary', '0.1', await operator.build(own('b2')));
  const { body, rows } = await opened({ findings: async () => ({ 'mf-team': '1 of 90 visitors' }) });
  expect(rows[1]?.slice(0, 2)).toEqual(['b2', '카나리 10%']);
  expect(body).toContain('카나리 비교: 1 of 90 visitors');
  await server.close();
  await endCanary(folder.registry)('mf-team', 'b2', 'it failed for 5 of 5 visitors');
  expect((await opened()).body).toMatch(/끝난 카나리 .*b2.*it failed for 5 of 5 visitors/);
});

test('vitals are those of a build on all devices, as its third quartile', async () => {
  await register(await operator.build(own('c1')));
  const metrics = new Registry();
  const entry = aSectionEntry(own('c1'));
  const vitals = new VitalsMetrics(
    { read: async () => ({ shell: { ...entry, name: 'shell' }, sections: [entry] }) as never },
    metrics,
  );
  const of = (vital: 'LCP' | 'CLS', value: number) => ({ vital, value, section: 'mf-team', build: 'c1', page: '' });
  await vitals.note('phone', [of('LCP', 3000), of('CLS', 0.2)]);
  await vitals.note('desktop', [of('LCP', 700), of('LCP', 700), of('LCP', 700)]);
  const { rows } = await opened({ register: metrics });
  expect(rows[0]?.slice(6, 9)).toEqual(['0.8초 이하 (4회)', '–', '0.25 이하 (1회)']);
});

test('without an answer of the API the errors are unknown, and of a registry elsewhere nothing is listed', async () => {
  await register(await operator.build(own('d1')));
  expect((await opened({ apiOrigin: 'http://localhost:1' })).rows[0]?.[5]).toBe('모름');
  await server.close();
  expect((await opened({ registry: 'https://registry.example/' })).body).toContain('레지스트리가 다른 서버에 있어');
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { endCanary } from '@portal/platform/server/canary/endCanary';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import { VitalsMetrics } from '@portal/platform/server/vitals/VitalsMetrics';
import { Operator } from '../testing/Operator.ts';
import { serveOperations } from './serveOperations.ts';

const ERRORS = 'portal_browser_errors_total{section="mf-team",build="a2",owner="팀"} 3\n';

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
  server = fastify();
  serveOperations(server, {
    registry: folder.registry,
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

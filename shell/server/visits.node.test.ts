import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cookieOf } from '@portal/platform/server/testing/cookieOf';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { VISITS_PATH } from '@portal/platform/visits/visitReport';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
});
beforeEach(() => shell.restart());
afterAll(() => shell.close());

const visit = { section: 'mf-news-space', pair: 'two  one', build: 'two', events: ['opened'], ageSeconds: 0 };
const report = async (payload: object | string) =>
  (
    await shell.inject({
      method: 'POST',
      url: VISITS_PATH,
      headers: { 'content-type': 'application/json' },
      payload,
    })
  ).statusCode;

const pairsIn = (body: string) =>
  (JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as VisitorRegistry).pairs;

test('pages name the pair of builds for all visitors while a canary is active, and none otherwise', async () => {
  expect(pairsIn((await shell.open('/main')).body)).toBeUndefined();
  await shell.store(aSectionEntry(aSectionBuild('one'), { canary: { build: aSectionBuild('two'), share: 0.1 } }));
  for (const cookie of [cookieOf('mf-news-space', 0, 99), cookieOf('mf-news-space', 100, 999)])
    expect(pairsIn((await shell.open('/main', { cookie })).body)).toEqual({ 'mf-news-space': 'two  one' });
});

test('valid reports are accepted, even about inactive builds; malformed ones are not', async () => {
  expect(await report(visit)).toBe(204);
  expect(await report({ ...visit, section: 'mf-none' })).toBe(204);
  expect(await report({ ...visit, events: ['rolled back'] })).toBe(400);
  expect(await report({ ...visit, ageSeconds: -1 })).toBe(400);
  expect(await report('[')).toBe(400);
  expect(await report({ ...visit, build: 'x'.repeat(3000) })).toBe(413);
});

test('a running shell ends a canary by itself and notifies the API', async () => {
  const notified: string[] = [];
  const api = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => notified.push(`${request.url} ${text}`));
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  await shell.start({ apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  await shell.store(aSectionEntry(aSectionBuild('one'), { canary: { build: aSectionBuild('two'), share: 0.5 } }));
  for (let visitor = 0; visitor < 5; visitor += 1) await report({ ...visit, events: ['opened', 'failed'] });
  await shell.server.listen({ port: 0, host: '127.0.0.1' });
  const canaryOf = async () => (await shell.inject('/health')).json<{ canaries: object }>().canaries;
  const registryOf = async () =>
    (
      await shell.inject({ url: '/registry.json', headers: { cookie: cookieOf('mf-news-space', 0, 499) } })
    ).json<VisitorRegistry>();
  while ((await registryOf()).sections[0]?.current.id !== 'one') await new Promise((resolve) => setImmediate(resolve));
  // The registry changes a moment before the judge publishes its finding.
  while (Object.keys(await canaryOf()).length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await canaryOf()).toEqual({
    'mf-news-space': 'worse: it failed for 5 of 5 visitors, the live build: 0 of 0 visitors',
  });
  while (notified.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(notified).toEqual([
    '/api/telemetry/canaryEnded {"section":"mf-news-space","build":"two","owner":"소통팀 news@hanbit-food.example",' +
      '"why":"it failed for 5 of 5 visitors, the live build: 0 of 0 visitors"}',
  ]);
  api.close();
});

import { writeFile } from 'node:fs/promises';
import { metricsServer } from '@portal/platform/server/metrics/metricsServer';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { VITALS_PATH } from '@portal/platform/vitals/vitalsReport';
import { alertProblems } from '@portal/shared/testing/alertRules';
import { TestShell } from './testing/testShell.ts';

const CODE = `
process.on('message', ({ id, job: { address } }) => process.send({ id, outcome: address.includes('broken')
  ? { kind: 'failed', of: 'page', reason: 'broken' }
  : { kind: 'rendered', rendering: {
    html: '<main></main>', head: '', title: null, description: null, answers: [], isComplete: true } } }));`;

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  const server = { file: 'server.s2.cjs', integrity: 'sha384-', template: 'rendered.s2.template' };
  await shell.folder.buildShell('s2', { server });
  await writeFile(shell.folder.inDist(server.file), CODE);
  await writeFile(shell.folder.inDist(server.template), '<title>{{title}}</title><div>{{content}}</div>');
  const pages = [{ path: '/news/notice', title: '공지사항', guarded: false, query: ['keyword'] }];
  const build = aSectionBuild('one', { pages, server: { file: 'server.one.cjs', integrity: 'sha384-one' } });
  await shell.store(aSectionEntry(build));
  await shell.start({ givenOrigins: { 'mf-news-space': 'http://127.0.0.1:9', 'mf-other': 'http://127.0.0.1:9' } });
});
afterAll(() => shell.close());

const printed = async () => {
  const server = metricsServer(shell.register, 'silent');
  const { body } = await server.inject('/metrics');
  await server.close();
  return body;
};

test('every alert uses metrics that the shell prints, by section, build and owner, with a summary', async () => {
  await shell.open('/news/notice');
  await shell.open('/news/notice');
  await shell.open('/news/notice?keyword=broken');
  await shell.open('/news/notice?keyword=broken');
  for (const path of ['/remotes/mf-news-space/a.js', '/remotes/mf-other/a.js', '/api/main']) await shell.inject(path);
  const page = { section: 'mf-news-space', build: 'one', page: '/news/notice' };
  const measured = (['LCP', 'INP', 'CLS'] as const).map((vital) => ({ vital, value: 0.1, ...page }));
  const vitals = await shell.inject({ method: 'POST', url: VITALS_PATH, payload: { device: 'phone', measured } });
  expect(vitals.statusCode).toBe(204);
  const metrics = await printed();
  expect(metrics).toContain('portal_pages_total{section="mf-news-space",source="rendered"} 1');
  expect(metrics).toContain('portal_pages_total{section="mf-news-space",source="fresh"} 1');
  expect(metrics).toContain('portal_pages_total{section="mf-news-space",source="failed"} 1');
  expect(metrics).toContain('portal_pages_total{section="mf-news-space",source="open"} 1');
  expect(metrics).toContain('portal_render_seconds_count{section="mf-news-space",outcome="rendered"} 1');
  expect(metrics).toContain('portal_render_seconds_count{section="mf-news-space",outcome="failed"} 1');
  expect(metrics).toContain('portal_rendering_processes 1');
  expect(metrics).toContain('portal_renders_under_way 0');
  expect(metrics).toContain('portal_proxied_answers_total{app="mf-news-space",status="503"} 1');
  expect(metrics).toContain('portal_proxied_answers_total{app="other",status="503"} 1');
  expect(metrics).toContain('portal_proxied_answers_total{app="api",status="503"} 1');
  expect(metrics).toContain('portal_live_build{section="mf-news-space",build="one",owner="소통팀"} 1');
  expect(metrics).toMatch(/portal_registry_age_seconds 0(\.\d+)?\n/);
  expect(alertProblems('shell.rules.yml', metrics)).toEqual([]);
});

test('visitors do not reach the metrics', async () => {
  const { statusCode, body } = await shell.open('/metrics');
  expect([statusCode, body.includes('portal_pages_total')]).toEqual([404, false]);
});

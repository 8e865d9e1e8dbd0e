import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Job } from '@portal/platform/rendering/job';
import { RemoteRenderer } from '@portal/platform/server/rendering/RemoteRenderer';
import { rendererServer } from '@portal/platform/server/rendering/rendererServer';
import { RENDERING_MEGABYTES } from '@portal/platform/server/rendering/RenderingProcesses';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { TestShell } from './testing/testShell.ts';

// The shell's server and the program that renders for it, each with a socket of its own.

const CODE = `
const held = [];
let isReleased = false;
const answer = (id, html) => process.send({ id, outcome: { kind: 'rendered', rendering: {
  html, head: '', title: null, description: null, answers: [], isComplete: true } } });
process.on('message', ({ id, job: { address } }) => {
  if (address.includes('exit')) process.exit(1);
  if (address === '/process') return answer(id, String(process.pid));
  const render = () => answer(id, '<main>' + address + '</main>');
  if (address.includes('release')) {
    isReleased = true;
    for (const late of held.splice(0)) late();
  }
  if (address.includes('late') && !isReleased) held.push(render);
  else if (!address.includes('never')) render();
});`;
const TEMPLATE = '<title>{{title}}</title><div id="root">{{content}}</div>{{rendered}}';
const PATH = '/news/notice';

let shell: TestShell;
let renderer: FastifyInstance;
let origin: string;

const listenOn = async (port: number) => {
  renderer = rendererServer({
    dist: shell.folder.inDist(''),
    apiOrigin: 'http://127.0.0.1:9',
    renderingMegabytes: RENDERING_MEGABYTES,
    logLevel: 'silent',
  });
  origin = await renderer.listen({ port, host: '127.0.0.1' });
};
const jobAt = (address: string): Job => ({ address, registry: '{}', section: null, frameOnly: false, visitor: null });

beforeAll(async () => {
  shell = await TestShell.create();
  const server = { file: 'server.s2.cjs', integrity: 'sha384-', template: 'rendered.s2.template' };
  await shell.folder.buildShell('s2', { server });
  await writeFile(shell.folder.inDist(server.file), CODE);
  await writeFile(shell.folder.inDist(server.template), TEMPLATE);
  const pages = [{ path: PATH, title: '공지사항', guarded: false, query: ['keyword'] }];
  const build = aSectionBuild('one', { pages, server: { file: 'server.one.cjs', integrity: 'sha384-one' } });
  await shell.store(aSectionEntry(build));
  await listenOn(0);
  await shell.start({
    rendererUrl: origin,
    pageTimeoutMs: 300,
    givenOrigins: { 'mf-news-space': 'http://news.internal:3000' },
  });
});
afterAll(async () => {
  await shell.close();
  await renderer.close();
});

async function open(keyword: string): Promise<string> {
  const { statusCode, body } = await shell.open(`${PATH}?keyword=${keyword}`);
  expect(statusCode).toBe(200);
  return body;
}
async function untilRendered(keyword: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await open(keyword)).includes(`<main>${PATH}?keyword=${keyword}</main>`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it was not rendered');
}

test('a page is rendered by the other program; while that is down, slow or broken, browsers render, and it recovers', async () => {
  await untilRendered('first');
  const { port } = new URL(origin);
  await renderer.close();
  expect(await open('down')).not.toContain('<main>');
  await listenOn(Number(port));
  await untilRendered('again');
  expect(await open('never')).not.toContain('<main>');
  await untilRendered('beside');
});

test('a client that is no browser waits for a late page', async () => {
  const read = jest.fn();
  const reading = shell.inject({ url: `${PATH}?keyword=late`, headers: { accept: 'text/html' } }).then(read);
  expect(await open('late')).not.toContain('<main>');
  expect(read).not.toHaveBeenCalled();
  await open('release');
  await reading;
});

test('it runs no file but those of the shell’s builds', async () => {
  const post = (body: object) => renderer.inject({ method: 'POST', url: '/render', payload: body });
  for (const file of ['../server.s2.cjs', '/etc/passwd', 'shell.json', 'server.s2.cjs/../x.cjs'])
    expect((await post({ file, job: jobAt('/main') })).statusCode).toBe(400);
  expect((await post({ file: 'server.s2.cjs', job: { address: 3 } })).statusCode).toBe(400);
  expect((await post({ file: 'server.s2.cjs', job: jobAt('/main') })).json()).toMatchObject({ kind: 'rendered' });
  expect((await renderer.inject('/health')).statusCode).toBe(200);
});

test('it ends processes of builds that the shell reports as no longer live', async () => {
  const remote = new RemoteRenderer(origin, () => undefined);
  const outcome = await remote.render('server.s2.cjs', jobAt('/process'));
  const id = Number(outcome.kind === 'rendered' && outcome.rendering.html);
  await remote.keepOnly({ files: ['server.s2.cjs'], integrities: [] });
  expect(process.kill(id, 0)).toBe(true);
  await remote.keepOnly({ files: ['server.s3.cjs'], integrities: [] });
  expect(() => process.kill(id, 0)).toThrow('ESRCH');
  expect((await renderer.inject({ method: 'POST', url: '/live', payload: { files: 1 } })).statusCode).toBe(400);
});

describe('a wrong server at the address', () => {
  let server: Server;
  let answer: () => string | null;
  let remote: RemoteRenderer;
  let now = 0;
  const report = jest.fn();

  beforeAll(async () => {
    server = createServer((_request, response) => {
      const text = answer();
      if (text !== null) response.end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    remote = new RemoteRenderer(`http://127.0.0.1:${port}`, report, { timeoutMs: 300, now: () => now });
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test.each([
    ['HTML', '<h1>'],
    ['an outcome of another shape', '{"kind":"rendered","rendering":{"html":{}}}'],
    ['nothing at all', null],
  ])('that answers %s is skipped for a while after each failure', async (_what, text) => {
    answer = () => text;
    report.mockClear();
    const outcomes = await Promise.all([1, 2].map((number) => remote.render('server.s2.cjs', jobAt(`/${number}`))));
    expect(outcomes).toEqual([1, 2].map(() => ({ kind: 'refused', code: 503 })));
    expect(report).toHaveBeenCalledTimes(1);
    expect(remote.isBusy()).toBe(true);
    now += 1000;
    expect(remote.isBusy()).toBe(false);
  });

  test('gets a limited number of jobs at once', async () => {
    answer = () => null;
    const jobs = Array.from({ length: 64 }, (_, number) => remote.render('server.s2.cjs', jobAt(`/${number}`)));
    expect(remote.isBusy()).toBe(true);
    await Promise.all(jobs);
  });
});

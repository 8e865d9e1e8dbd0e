import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Outcome } from '../../src/rendering/job.ts';
import { RENDERING_MEGABYTES, RenderingProcesses } from './RenderingProcesses.ts';

// Real processes that run code which behaves as a section's may.

/** Code whose behaviour is selected by a job's address. */
const CODE = `
const { readFileSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
const kept = [];
const answer = (id, html) => process.send({ id, outcome: { kind: 'rendered', rendering: {
  html, head: '', title: null, description: null, answers: [], isComplete: true } } });
const tried = (work) => { try { return String(work()); } catch (error) { return error.code; } };
process.on('message', ({ id, job: { address } }) => {
  if (address === '/loop') for (;;);
  if (address === '/never') return;
  if (address === '/exit') process.exit(1);
  if (address === '/throws') throw new Error('thrown outside a render');
  if (address === '/rejects') return void Promise.reject(new Error('rejected outside a render'));
  if (address === '/heap') { const all = []; for (;;) all.push(new Array(100000).fill(address + all.length)); }
  if (address === '/buffers') for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  if (address.startsWith('/holds')) for (let n = Number(address.slice(7)); n > 0; n -= 10) kept.push(Buffer.alloc(10_000_000, 1));
  if (address === '/nonsense') return process.send({ id, outcome: { kind: 'rendered', rendering: null } });
  if (address === '/fails') return process.send({ id, outcome: { kind: 'failed', of: 'page', reason: 'it threw' } });
  if (address === '/leaks') setTimeout(() => { for (let n = 0; n < 40; n += 1) kept.push(Buffer.alloc(10_000_000, 1)); });
  if (address === '/process') return answer(id, String(process.pid));
  if (address === '/reach') return answer(id, JSON.stringify({
    environment: process.env,
    own: tried(() => readFileSync('/proc/self/environ')),
    servers: tried(() => readFileSync('/proc/' + process.ppid + '/environ')),
    passwords: tried(() => readFileSync('/etc/passwd')),
    program: tried(() => execFileSync('env')),
  }));
  answer(id, address);
});`;

/** Timeout of a render, and pause after the end of a process. */
const STUCK_MS = 4000;
const REST_MS = 1000;

let folder: string;
let processes: RenderingProcesses;
const report = jest.fn();
const processesIn = (dist: string, megabytes = RENDERING_MEGABYTES) =>
  new RenderingProcesses({ dist, apiOrigin: 'http://127.0.0.1:9', megabytes, report });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rendering-'));
  for (const file of ['server.cjs', 'next.cjs']) await writeFile(join(folder, file), CODE);
  await writeFile(join(folder, 'broken.cjs'), 'throw new Error("at import")');
});
// The server's own timers advance only when a test says so; processes run in real time.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['performance', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'clearInterval'],
  });
  report.mockClear();
  processes = processesIn(folder);
});
afterEach(async () => {
  await processes.close();
  jest.useRealTimers();
});
afterAll(() => rm(folder, { recursive: true }));

const jobOf = (address: string, section = 'mf-about', integrity = ''): Job => ({
  address,
  registry: '{}',
  section: { name: section, build: {} as never, url: '', integrity },
  frameOnly: false,
  visitor: null,
});
const render = (address: string, section?: string, file = 'server.cjs', integrity?: string) =>
  processes.render(file, jobOf(address, section, integrity));

const htmlOf = (outcome: Outcome) => (outcome.kind === 'rendered' ? outcome.rendering.html : outcome.kind);
const idOf = async (section?: string, integrity?: string) =>
  Number(htmlOf(await render('/process', section, 'server.cjs', integrity)));
const runs = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const untilGone = async (id: number) => {
  while (runs(id)) await pause(50);
};

test.each(['/exit', '/throws', '/rejects', '/heap', '/buffers', '/nonsense'])(
  'code that crashes (%s) fails its own render, and no other section’s',
  async (address) => {
    await render('/warm', 'mf-news');
    const failing = render(address);
    expect(await render('/other', 'mf-news')).toMatchObject({ rendering: { html: '/other' } });
    expect(await failing).toMatchObject({ kind: 'failed' });
  },
);

test.each(['/loop', '/never'])('code that does not end (%s) is killed, and no other section’s', async (address) => {
  const [stuck, other] = [await idOf(), await idOf('mf-news')];
  const failing = render(address);
  expect(await render('/other', 'mf-news')).toMatchObject({ rendering: { html: '/other' } });
  jest.advanceTimersByTime(STUCK_MS - 1);
  expect(runs(stuck)).toBe(true);
  jest.advanceTimersByTime(1);
  expect(await failing).toMatchObject({ kind: 'failed', reason: expect.stringContaining('did not end') });
  await untilGone(stuck);
  expect(runs(other)).toBe(true);
});

test('memory that fills up while no page is rendered ends the process as well, and is reported', async () => {
  const id = await idOf();
  await render('/leaks');
  await untilGone(id);
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/has \d+ MB in memory/));
});

test('a build that hangs blocks no other build of its section', async () => {
  const stuck = render('/loop', 'mf-about', 'server.cjs', 'canary');
  expect(await render('/one', 'mf-about', 'server.cjs', 'live')).toMatchObject({ kind: 'rendered' });
  await processes.close();
  await stuck;
});

test('after a pause another process replaces it', async () => {
  await render('/exit');
  expect(processes.isBusy('server.cjs', jobOf('/again'))).toBe(true);
  expect(await render('/again')).toMatchObject({ kind: 'failed', of: 'build' });
  jest.advanceTimersByTime(REST_MS);
  expect(processes.isBusy('server.cjs', jobOf('/again'))).toBe(false);
  expect(await render('/again')).toMatchObject({ rendering: { html: '/again' } });
});

test('a process is replaced after three failed pages in a row', async () => {
  const id = await idOf();
  for (const address of ['/fails', '/fails', '/one', '/fails', '/fails']) await render(address);
  expect(await idOf()).toBe(id);
  for (const address of ['/fails', '/fails', '/fails']) await render(address);
  jest.advanceTimersByTime(REST_MS);
  expect(await idOf()).not.toBe(id);
});

test('the process of a build replaced by a rollback ends at once, even during a render', async () => {
  const [gone, live, shell] = [await idOf('mf-about', 'bad'), await idOf('mf-about', 'good'), await idOf('mf-news')];
  const stuck = render('/loop', 'mf-about', 'server.cjs', 'bad');
  await processes.keepOnly({ files: ['server.cjs'], integrities: ['good', ''] });
  expect([gone, live, shell].map(runs)).toEqual([false, true, true]);
  expect(await stuck).toMatchObject({ kind: 'failed' });
  await processes.keepOnly({ files: ['server.next.cjs'], integrities: ['good', ''] });
  expect([live, shell].map(runs)).toEqual([false, false]);
});

describe('with memory for three processes', () => {
  beforeEach(async () => {
    await processes.close();
    processes = processesIn(folder, 300);
  });

  const sections = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  const idsOf = (names: readonly string[]) => Promise.all(names.map((name) => idOf(name, name)));

  test('five builds in turn share them, and none is ended for another', async () => {
    const ids = await idsOf(sections);
    expect(new Set(ids).size).toBe(3);
    expect([processes.size, processes.sharing]).toEqual([3, 2]);
    expect(await idsOf(sections)).toEqual(ids);
    expect(ids.map(runs)).toEqual(ids.map(() => true));
  });

  test('a further build shares the least recently used process', async () => {
    const [, unused] = await idsOf(['mf-a', 'mf-b', 'mf-c']);
    await idsOf(['mf-a', 'mf-c']);
    expect(await idOf('mf-d')).toBe(unused);
  });

  test('a build that shares gets a process of its own after a rollback has made room', async () => {
    const [first] = await idsOf(['mf-a', 'mf-b', 'mf-c', 'mf-d']);
    expect(await idOf('mf-d', 'mf-d')).toBe(first);
    await processes.keepOnly({ files: ['server.cjs'], integrities: ['mf-a', 'mf-c', 'mf-d'] });
    expect(processes.sharing).toBe(1);
    expect(await idOf('mf-d', 'mf-d')).not.toBe(first);
    expect(processes.sharing).toBe(0);
  });

  test('a build replaced by a rollback ends even in a shared process, and the others render on in another', async () => {
    const [shared] = await idsOf(['mf-a', 'mf-b', 'mf-c', 'mf-d']);
    await processes.keepOnly({ files: ['server.cjs'], integrities: ['mf-b', 'mf-c', 'mf-d'] });
    expect(runs(Number(shared))).toBe(false);
    expect(await render('/one', 'mf-d', 'server.cjs', 'mf-d')).toMatchObject({ kind: 'rendered' });
  });

  test('a second build of the shell gets its part of them, and the first renders its pages in the others', async () => {
    await idsOf(['mf-a', 'mf-b', 'mf-c']);
    expect(await render('/one', 'mf-a', 'next.cjs')).toMatchObject({ kind: 'rendered' });
    expect([processes.size, processes.sharing]).toEqual([3, 1]);
    expect(await render('/one', 'mf-b', 'next.cjs')).toMatchObject({ kind: 'rendered' });
    expect(new Set(await idsOf(['mf-a', 'mf-b', 'mf-c'])).size).toBe(2);
  });

  test('the largest process ends when all together exceed the limit, though each is below its own', async () => {
    const [large, small] = await idsOf(['mf-a', 'mf-b']);
    await render('/holds 160', 'mf-a', 'server.cjs', 'mf-a');
    expect(runs(Number(large))).toBe(true);
    await render('/holds 150', 'mf-b', 'server.cjs', 'mf-b');
    await untilGone(Number(large));
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/all of them have \d+ MB/));
    expect(runs(Number(small))).toBe(true);
  });
});

test('code that throws on import fails every render', async () => {
  expect(await render('/one', 'mf-about', 'broken.cjs')).toMatchObject({ kind: 'failed' });
});

test('a process is busy with sixteen at once, for its own section alone', async () => {
  const renders = Array.from({ length: 16 }, () => render('/never'));
  expect(processes.isBusy('server.cjs', jobOf('/more'))).toBe(true);
  expect(processes.isBusy('server.cjs', jobOf('/more', 'mf-news'))).toBe(false);
  await processes.close();
  await Promise.all(renders);
});

test('code learns nothing of the server’s settings, reads no file and starts no program', async () => {
  process.env['SECRET_OF_THE_SERVER'] = 'secret';
  const reach = htmlOf(await render('/reach'));
  delete process.env['SECRET_OF_THE_SERVER'];
  expect(reach).not.toContain('secret');
  expect(JSON.parse(reach)).toMatchObject({
    environment: { NODE_ENV: 'production' },
    own: 'ERR_ACCESS_DENIED',
    servers: 'ERR_ACCESS_DENIED',
    passwords: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
  });
});

test('the folder of builds may be a symbolic link, as in containers, and a file may be missing', async () => {
  await symlink(folder, `${folder}-link`);
  const linked = processesIn(`${folder}-link`);
  expect(await linked.render('server.cjs', jobOf('/one'))).toMatchObject({ kind: 'rendered' });
  expect(await linked.render('gone.cjs', jobOf('/one'))).toMatchObject({ kind: 'failed', of: 'build' });
  await linked.close();
  await rm(`${folder}-link`);
});

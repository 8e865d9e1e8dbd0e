import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../src/rendering/job.ts';
import { RenderingThreads } from './RenderingThreads.ts';

// Real threads that run code which behaves as a section's may.

/** What a job's address makes the thread do. */
const CODE = `
const { parentPort } = require('node:worker_threads');
const answer = (id, html) => parentPort.postMessage({ id, outcome: { kind: 'rendered', rendering: { html } } });
parentPort.on('message', ({ id, job: { address } }) => {
  if (address === '/loop') for (;;);
  if (address === '/never') return;
  if (address === '/exit') process.exit(1);
  if (address === '/throws') throw new Error('thrown outside a render');
  if (address === '/rejects') return void Promise.reject(new Error('rejected outside a render'));
  if (address === '/memory') { const all = []; for (;;) all.push(new Array(100000).fill(address + all.length)); }
  if (address === '/environment') return answer(id, JSON.stringify(process.env));
  answer(id, address);
});`;

const STUCK_MS = 15_000;

let folder: string;
let threads: RenderingThreads;
const report = jest.fn();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rendering-'));
  await writeFile(join(folder, 'server.cjs'), CODE);
  await writeFile(join(folder, 'broken.cjs'), 'throw new Error("at import")');
});
beforeEach(() => {
  threads = new RenderingThreads(folder, { apiOrigin: 'http://127.0.0.1:9' }, report);
});
afterEach(() => threads.close());
afterAll(() => rm(folder, { recursive: true }));

const jobOf = (address: string, section = 'mf-about', integrity = ''): Job => ({
  address,
  registry: '{}',
  section: { name: section, build: {} as never, url: '', integrity },
  frameOnly: false,
  visitor: null,
});
const render = (address: string, section?: string, file = 'server.cjs') =>
  threads.render(file, jobOf(address, section));

test.each(['/loop', '/never', '/exit', '/throws', '/rejects', '/memory'])(
  'code that ends badly (%s) fails its own render, and no other section’s',
  async (address) => {
    await render('/warm', 'mf-news');
    const began = Date.now();
    const failing = render(address);
    expect(await render('/other', 'mf-news')).toMatchObject({ rendering: { html: '/other' } });
    expect(await failing).toMatchObject({ kind: 'failed' });
    expect(Date.now() - began).toBeLessThan(STUCK_MS);
  },
);

test('a build that does not end stops no other build of its section', async () => {
  const stuck = threads.render('server.cjs', jobOf('/loop', 'mf-about', 'canary'));
  expect(await threads.render('server.cjs', jobOf('/one', 'mf-about', 'live'))).toMatchObject({ kind: 'rendered' });
  await threads.close();
  await stuck;
});

test('after a pause another thread takes its place', async () => {
  await render('/exit');
  expect(threads.isBusy('server.cjs', jobOf('/again'))).toBe(true);
  expect(await render('/again')).toMatchObject({ kind: 'failed', of: 'build' });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(threads.isBusy('server.cjs', jobOf('/again'))).toBe(false);
  expect(await render('/again')).toMatchObject({ rendering: { html: '/again' } });
});

test('code that throws when it is imported fails every render', async () => {
  expect(await render('/one', 'mf-about', 'broken.cjs')).toMatchObject({ kind: 'failed' });
});

test('a thread is busy with sixteen at once, for its own section alone', async () => {
  const renders = Array.from({ length: 16 }, () => render('/never'));
  expect(threads.isBusy('server.cjs', jobOf('/more'))).toBe(true);
  expect(threads.isBusy('server.cjs', jobOf('/more', 'mf-news'))).toBe(false);
  await threads.close();
  await Promise.all(renders);
});

test('code learns nothing of the server’s settings', async () => {
  process.env['SECRET_OF_THE_SERVER'] = 'secret';
  const outcome = await render('/environment');
  expect(JSON.stringify(outcome)).not.toContain('secret');
});

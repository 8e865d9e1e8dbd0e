import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { TestShell } from './testing/testShell.ts';

// First answers of a page, for a browser that will probably open it.

/** A build that renders each job with its own address as the answer, and refuses missing items. */
const CODE = `
process.on('message', ({ id, job: { address, frameOnly } }) => {
  const rendering = { html: '', head: '', title: null, description: null, answers: [[['k'], address]], isComplete: true };
  const outcome =
    address.includes('keyword=missing') ? { kind: 'refused', code: 404 }
    : address.includes('keyword=browser') && !frameOnly ? { kind: 'needsBrowser' }
    : { kind: 'rendered', rendering };
  process.send({ id, outcome });
});`;

const integrity = `sha384-${createHash('sha384').update('').digest('base64')}`;
const build = aSectionBuild('one', {
  pages: [
    { path: '/news/notice', title: '공지사항', guarded: false, query: ['keyword'] },
    { path: '/news/letters', title: '소식지', guarded: true },
  ],
  server: { file: 'server.one.cjs', integrity },
});

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
});
beforeEach(async () => {
  await shell.restart({ givenOrigins: { 'mf-news-space': 'http://news.internal:3000' } });
  await shell.folder.buildShell('s2', {
    server: { file: 'server.s2.cjs', integrity, template: 'rendered.s2.template' },
  });
  await writeFile(shell.folder.inDist('server.s2.cjs'), CODE);
  await writeFile(shell.folder.inDist('rendered.s2.template'), '{{content}}');
  await shell.store(aSectionEntry(build));
});
afterAll(() => shell.close());

const ask = (address: string, headers: Record<string, string> = {}) =>
  shell.inject({ url: `/answers.json?address=${encodeURIComponent(address)}`, headers });

test('a public page returns its first answers, by the query parameters that it declares, and its build', async () => {
  const response = await ask('/news/notice?keyword=a&from=mail');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ kind: 'page', build: 'one', answers: [[['k'], '/news/notice?keyword=a']] });
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test("a page of the shell's own returns them too, without a build", async () => {
  expect((await ask('/main')).json()).toEqual({ kind: 'page', build: '', answers: [[['k'], '/main']] });
});

test.each([
  ['a page for members', '/news/letters'],
  ['a page that only a browser can draw', '/news/notice?keyword=browser'],
  ['an article that does not exist', '/news/notice?keyword=missing'],
  ['a path without a page', '/nowhere'],
  ['another site', '//elsewhere.example/main'],
  ['no path', 'main'],
])('%s returns none', async (_case, address) => {
  const response = await ask(address);
  expect(response.statusCode).toBe(204);
  expect(response.body).toBe('');
});

test('nothing is prefetched for a visitor who saves data, nor without an address', async () => {
  expect((await ask('/main', { 'save-data': 'on' })).statusCode).toBe(204);
  expect((await shell.inject('/answers.json')).statusCode).toBe(204);
});

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { spreadOf } from '../bench/figures.ts';
import { load } from '../bench/load.ts';
import { ADDRESS, compose, containersOf, docker } from './compose.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

const PAGES = ['/main', '/news/notice', '/about/history'];
const EMPLOYEE_LINK = 'demo-admin8';
/** Marks a response with a page rendered by the server. */
const RENDERED = 'id="rendered">{"kind":"page"';

const MAX_NOTICE_MS = 6000;
const AWAY_MS = 60_000;
const ASKED_EVERY_MS = 1000;

const CONNECTIONS = 20;
const ROUNDS = 5;
const ROUND_MS = 3000;
/** The goal is 0.8. The load runs on the same processors, on which the shell renders a page every five seconds. */
const MIN_RATIO = 0.3;
const FILE_PATH = '/bench-file-';
/** The edge reads this folder at its start, and can write only to memory. */
const EDGE_FOLDER = '/tmp/edge';

/** Guests share one copy from the edge; a visitor assigned to a canary gets the shell's response. */
export async function guestsShareACopy(): Promise<void> {
  for (const path of PAGES) {
    const copy = async (headers = {}) => {
      const answer = await fetch(ADDRESS + path, { headers });
      return { answer, text: await answer.text() };
    };
    await until(async () => (await copy()).answer.headers.get('x-cache-status') === 'HIT');
    const [one, other] = [await copy({ cookie: 'other=1' }), await copy({ 'user-agent': 'another' })];
    assert.equal(one.text, other.text, path);
    assert.ok(one.text.includes(RENDERED), path);
    for (const { answer } of [one, other]) {
      assert.equal(answer.headers.get('set-cookie'), null, path);
      assert.equal(answer.headers.get('cache-control'), 'public, no-cache', path);
      assert.equal(answer.headers.get('surrogate-key'), null, path);
    }
    const told = await copy({ cookie: 'portal-cohort=7' });
    assert.equal(told.answer.headers.get('x-cache-status'), 'BYPASS', path);
  }
}

/** A published notice reaches the guests' page within six seconds, and each response is a complete page. */
export async function aNewNoticeIsRead(): Promise<string> {
  const employee = new Visitor();
  // Sets the csrf cookie.
  await employee.get('/api/home/main/getListBoxSite?limit=1');
  assert.equal((await employee.post('/api/user/adminLogin', { authorization: EMPLOYEE_LINK })).code, 1);
  const title = `Notice ${Date.now()}`;
  const article = { title, content: '<p>text</p>' };
  const written = await employee.post('/api/office/articles', { kind: 'notice', article });
  assert.equal(written.code, 1, written.message);
  const began = performance.now();
  for (;;) {
    const text = await (await fetch(`${ADDRESS}/news/notice`)).text();
    assert.ok(text.includes(RENDERED));
    const afterMs = performance.now() - began;
    if (text.includes(title)) return `after ${(afterMs / 1000).toFixed(1)} s`;
    assert.ok(afterMs < MAX_NOTICE_MS, 'the notice is not in the page');
    await pause(100);
  }
}

/** Without shell and API, guests can read for a minute. */
export async function guestsReadOn(): Promise<string> {
  await compose('stop', '--timeout', '1', 'shell', 'api');
  let answered = 0;
  let slowestMs = 0;
  try {
    for (const end = Date.now() + AWAY_MS; Date.now() < end; await pause(ASKED_EVERY_MS))
      for (const path of PAGES) {
        const began = performance.now();
        const answer = await fetch(ADDRESS + path);
        assert.equal(answer.status, 200, path);
        assert.ok((await answer.text()).includes(RENDERED), path);
        slowestMs = Math.max(slowestMs, performance.now() - began);
        answered += 1;
      }
  } finally {
    await compose('start', 'api', 'shell');
    await until(async () => (await new Visitor().open('/no-such-page')).status === 404);
    await until(async () => (await new Visitor().get('/api/home/main/getListBoxSite?limit=1')).code === 1);
  }
  return `${answered} pages, the slowest after ${slowestMs.toFixed(0)} ms`;
}

/** Compares requests per second at the edge for a page and for a static file of the same size. */
export async function aPageCostsWhatAFileDoes(): Promise<string> {
  const [edge = ''] = await containersOf('edge');
  const inEdge = (script: string) => docker(['exec', edge, 'sh', '-c', script]);
  for (const [index, path] of PAGES.entries()) {
    const document = gzipSync(await (await fetch(ADDRESS + path)).text()).toString('base64');
    await inEdge(`echo ${document} | base64 -d > /tmp${FILE_PATH}${index}`);
  }
  await inEdge(
    `mkdir -p ${EDGE_FOLDER} && echo 'location ~ ^${FILE_PATH} { root /tmp; default_type "text/html; charset=utf-8"; ` +
      `add_header Content-Encoding gzip; }' > ${EDGE_FOLDER}/bench.conf && nginx -s reload`,
  );
  await until(async () => (await fetch(`${ADDRESS}${FILE_PATH}0`)).status === 200);
  // Waits for the end of the former workers and their connections.
  await pause(ROUND_MS);
  const ratios: string[] = [];
  for (const [index, path] of PAGES.entries()) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await load(ADDRESS + path, CONNECTIONS, ROUND_MS);
      const file = await load(`${ADDRESS}${FILE_PATH}${index}`, CONNECTIONS, ROUND_MS);
      rounds.push(page.requestsPerSecond / file.requestsPerSecond);
    }
    const { median, min, max } = spreadOf(rounds);
    ratios.push(`${path} ${median.toFixed(2)} [${min.toFixed(2)}-${max.toFixed(2)}]`);
    assert.ok(median >= MIN_RATIO, `pages ÷ files: ${ratios.join(', ')}`);
  }
  await inEdge(`rm ${EDGE_FOLDER}/bench.conf /tmp${FILE_PATH}*`);
  return ratios.join(', ');
}

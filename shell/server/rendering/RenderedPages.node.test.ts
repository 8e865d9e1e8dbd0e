import type { Job, Outcome, Rendering } from '../../src/rendering/job.ts';
import { PAGE_TIMEOUT_MS, RenderedPages } from './RenderedPages.ts';

const aRendering = (html: string, changes: Partial<Rendering> = {}): Outcome => ({
  kind: 'rendered',
  rendering: { html, head: '', title: null, description: null, answers: [], isComplete: true, ...changes },
});

const threw: Outcome = { kind: 'failed', of: 'page', reason: 'it threw' };

const aJob = (address: string): Job => ({
  address,
  registry: '{}',
  section: null,
  frameOnly: false,
  visitor: '10.0.0.1',
});

/** Pages with a renderer and a clock that the test moves. */
function aPages() {
  let now = 1_000_000;
  const answers: ((outcome: Outcome) => void)[] = [];
  const renderer = {
    isBusy: () => false,
    render: jest.fn((_file: string, _job: Job) => new Promise<Outcome>((resolve) => void answers.push(resolve))),
    keepOnly: async () => undefined,
    close: async () => undefined,
  };
  const report = jest.fn();
  const count = jest.fn();
  const pages = new RenderedPages({ renderer, report, count, timeoutMs: PAGE_TIMEOUT_MS, now: () => now });
  return {
    renderer,
    report,
    count,
    get: (address = '/about', version = 'v1', timeoutMs?: number) =>
      pages.get({ file: 'server.cjs', version, job: aJob(address) }, timeoutMs),
    answer: (outcome: Outcome) => answers.shift()?.(outcome),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('all who ask at once share one render, and those who ask within seconds the page', async () => {
  const { renderer, get, answer, pass } = aPages();
  const [first, second] = [get(), get()];
  answer(aRendering('one'));
  expect(await first).toEqual(aRendering('one'));
  expect(await second).toEqual(aRendering('one'));
  pass(4999);
  expect(await get()).toEqual(aRendering('one'));
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

test('an older page is given at once and renewed behind the visitor, by one render for all', async () => {
  const { renderer, count, get, answer, pass } = aPages();
  const first = get();
  answer(aRendering('one'));
  await first;
  pass(5000);
  // None of them is answered yet.
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 2, 3].map(() => aRendering('one')));
  expect(count).toHaveBeenLastCalledWith('shell', 'older');
  expect(renderer.render).toHaveBeenCalledTimes(2);
  answer(aRendering('two'));
  await new Promise(setImmediate);
  expect(await get()).toEqual(aRendering('two'));
  pass(60_000);
  expect(await get()).toBeNull();
});

test('an older page is given while its address rests', async () => {
  const { renderer, get, answer, pass } = aPages();
  const first = get();
  answer(aRendering('one'));
  await first;
  pass(5000);
  await get();
  answer(threw);
  await new Promise(setImmediate);
  expect(await get()).toEqual(aRendering('one'));
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

test('nobody waits longer than the timeout, and whoever comes while it is late does not wait', async () => {
  const { get, pass, renderer } = aPages();
  const began = Date.now();
  expect(await get()).toBeNull();
  expect(Date.now() - began).toBeGreaterThanOrEqual(290);
  pass(300);
  const again = Date.now();
  expect(await get()).toBeNull();
  expect(Date.now() - again).toBeLessThan(200);
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

test('who is more patient gets the page for which others did not wait', async () => {
  const { get, answer, pass } = aPages();
  const browser = get();
  const reader = get('/about', 'v1', 2000);
  expect(await browser).toBeNull();
  pass(1000);
  answer(aRendering('late'));
  expect(await reader).toEqual(aRendering('late'));
});

test('an incomplete page is given for a second, and then rendered anew', async () => {
  const { renderer, get, answer, pass } = aPages();
  const first = get();
  answer(aRendering('without banners', { isComplete: false }));
  expect(await first).toMatchObject({ kind: 'rendered' });
  pass(999);
  expect(await get()).toMatchObject({ rendering: { html: 'without banners' } });
  expect(renderer.render).toHaveBeenCalledTimes(1);
  pass(1);
  const later = get();
  answer(aRendering('whole'));
  expect(await later).toEqual(aRendering('whole'));
});

test('an older page that was whole is better than an incomplete one', async () => {
  const { renderer, get, answer, pass } = aPages();
  const first = get();
  answer(aRendering('whole'));
  await first;
  pass(5000);
  await get();
  answer(aRendering('without banners', { isComplete: false }));
  await new Promise(setImmediate);
  expect(await get()).toEqual(aRendering('whole'));
  // Another is tried a second later.
  expect(renderer.render).toHaveBeenCalledTimes(2);
  pass(1000);
  await get();
  expect(renderer.render).toHaveBeenCalledTimes(3);
});

test('an address that failed rests by itself, and is rendered again afterwards', async () => {
  const { renderer, report, get, answer, pass } = aPages();
  const first = get('/news/view?no=1');
  answer(threw);
  expect(await first).toBeNull();
  expect(report).toHaveBeenCalledWith(expect.stringContaining('it threw'));
  expect(await get('/news/view?no=1')).toBeNull();
  expect(renderer.render).toHaveBeenCalledTimes(1);
  const other = get('/news/view?no=2');
  answer(aRendering('another article'));
  expect(await other).toEqual(aRendering('another article'));
  pass(15_000);
  const later = get('/news/view?no=1');
  answer(aRendering('healed'));
  expect(await later).toEqual(aRendering('healed'));
});

test('a build rests when several of its addresses failed at the same time, others do not', async () => {
  const { renderer, get, answer, pass } = aPages();
  const fail = async (number: number) => {
    const page = get(`/news/view?no=${number}`);
    answer(threw);
    await page;
  };
  await fail(1);
  await fail(2);
  pass(15_000);
  // What failed earlier does not count any more.
  await fail(3);
  await fail(4);
  const fine = get('/news');
  answer(aRendering('list'));
  expect(await fine).toEqual(aRendering('list'));
  await fail(5);
  expect(renderer.render).toHaveBeenCalledTimes(6);
  expect(await get('/about')).toBeNull();
  expect(renderer.render).toHaveBeenCalledTimes(6);
  const other = get('/about', 'v2');
  answer(aRendering('another build'));
  expect(await other).toEqual(aRendering('another build'));
});

test('a build that failed as a whole rests at once', async () => {
  const { renderer, get, answer, pass } = aPages();
  const first = get();
  answer({ kind: 'failed', of: 'build', reason: 'wrong bytes' });
  expect(await first).toBeNull();
  expect(await get('/about/history')).toBeNull();
  expect(renderer.render).toHaveBeenCalledTimes(1);
  pass(15_000);
  const later = get('/about/history');
  answer(aRendering('healed'));
  expect(await later).toEqual(aRendering('healed'));
});

test('what does not exist is remembered; a visitor with too many calls is that visitor’s own matter', async () => {
  const { renderer, get, answer } = aPages();
  const missing = get('/news/view?no=9');
  answer({ kind: 'refused', code: 404 });
  expect(await missing).toEqual({ kind: 'refused', code: 404 });
  expect(await get('/news/view?no=9')).toEqual({ kind: 'refused', code: 404 });
  expect(renderer.render).toHaveBeenCalledTimes(1);
  const limited = get('/news');
  answer({ kind: 'refused', code: 429 });
  expect(await limited).toEqual({ kind: 'refused', code: 429 });
  const next = get('/news');
  answer(aRendering('list'));
  expect(await next).toEqual(aRendering('list'));
});

import { getListBoxEdu } from '@portal/shared/contract/manager';
import { getListBoxNotice } from '@portal/shared/contract/news';
import type { Job, Outcome, Rendering } from '../../src/rendering/job.ts';
import { PAGE_TIMEOUT_MS, RenderedPages } from './RenderedPages.ts';

const aRendering = (html: string, changes: Partial<Rendering> = {}): Outcome => ({
  kind: 'rendered',
  rendering: { html, head: '', title: null, description: null, answers: [], isComplete: true, ...changes },
});

const threw: Outcome = { kind: 'failed', of: 'page', reason: 'it threw' };

const aJob = (address: string, visitor: string | null): Job => ({
  address,
  registry: '{}',
  section: null,
  frameOnly: false,
  visitor,
});

/** Pages with a renderer and a clock that the test controls. */
function aPages() {
  let now = 1_000_000;
  /** Waiting visitors, by the time of their timeout. */
  const waiting: { until: number; giveUp: () => void }[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const renderer = {
    isBusy: () => false,
    render: jest.fn((_file: string, _job: Job) => new Promise<Outcome>((resolve) => void answers.push(resolve))),
    keepOnly: async () => undefined,
    close: async () => undefined,
  };
  const report = jest.fn();
  const count = jest.fn();
  const pause = (milliseconds: number) =>
    new Promise<void>((giveUp) => void waiting.push({ until: now + milliseconds, giveUp }));
  const pages = new RenderedPages({
    renderer,
    report,
    count,
    timeoutMs: PAGE_TIMEOUT_MS,
    publishedPaths: new Set([getListBoxNotice.path]),
    now: () => now,
    pause,
  });
  return {
    renderer,
    report,
    count,
    pages,
    get: (address = '/about', version = 'v1', timeoutMs?: number, visitor: string | null = '10.0.0.1') =>
      pages.get({ file: 'server.cjs', version, job: aJob(address, visitor) }, timeoutMs),
    answer: (outcome: Outcome) => answers.shift()?.(outcome),
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const { until, giveUp } of waiting) if (until <= now) giveUp();
    },
  };
}

test('concurrent requests share one render, and requests within seconds the page', async () => {
  const { renderer, get, answer, pass } = aPages();
  const [first, second] = [get(), get()];
  answer(aRendering('one'));
  expect(await first).toEqual(aRendering('one'));
  expect(await second).toEqual(aRendering('one'));
  pass(4999);
  expect(await get()).toEqual(aRendering('one'));
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

test('a stale page is served at once and renewed in the background, by one render for all', async () => {
  const { renderer, count, get, answer, pass } = aPages();
  const first = get();
  answer(aRendering('one'));
  await first;
  pass(5000);
  // The renewal has not finished yet.
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 2, 3].map(() => aRendering('one')));
  expect(count).toHaveBeenLastCalledWith('shell', 'stale');
  expect(renderer.render).toHaveBeenCalledTimes(2);
  answer(aRendering('two'));
  await new Promise(setImmediate);
  expect(await get()).toEqual(aRendering('two'));
});

test('after a minute a page is rendered on request, and the stale one is served if that fails', async () => {
  const { renderer, count, get, answer, pass } = aPages();
  const first = get();
  answer(aRendering('one'));
  await first;
  pass(60_000);
  const second = get();
  answer(threw);
  expect(await second).toEqual(aRendering('one'));
  // The circuit of its address is open: nobody waits for it.
  expect(await get()).toEqual(aRendering('one'));
  expect(count).toHaveBeenLastCalledWith('shell', 'stale');
  expect(renderer.render).toHaveBeenCalledTimes(2);
  pass(15_000);
  const third = get();
  answer(aRendering('two'));
  expect(await third).toEqual(aRendering('two'));
  pass(600_000);
  const last = get();
  pass(300);
  expect(await last).toBeNull();
});

describe('a page of published content alone', () => {
  const notices = aRendering('one', { answers: [[['list', getListBoxNotice.path, {}], {}]] });
  const seats = aRendering('one', { answers: [[['list', getListBoxEdu.path, {}], {}]] });

  test('is fresh for half a minute and usable without a wait for ten, while this server is notified', async () => {
    const { renderer, count, pages, get, answer, pass } = aPages();
    pages.setInvalidationOnline(true);
    const first = get();
    answer(notices);
    await first;
    pass(29_999);
    expect(await get()).toEqual(notices);
    expect(renderer.render).toHaveBeenCalledTimes(1);
    pass(570_000);
    expect(await get()).toEqual(notices);
    expect(count).toHaveBeenLastCalledWith('shell', 'stale');
    expect(renderer.render).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['it was rendered before this server was notified', notices, [false, true]],
    ['this server is notified no more', notices, [true, false]],
    ['it has seats in it', seats, [true, true]],
    [
      'it is of a call that this build does not know',
      aRendering('one', { answers: [[['item', '/api/new', {}], {}]] }),
      [true, true],
    ],
  ])('is renewed after five seconds where %s', async (_, outcome, [before = false, after = false]) => {
    const { renderer, pages, get, answer, pass } = aPages();
    pages.setInvalidationOnline(before);
    const first = get();
    answer(outcome);
    await first;
    pages.setInvalidationOnline(after);
    pass(5000);
    expect(await get()).toEqual(outcome);
    expect(renderer.render).toHaveBeenCalledTimes(2);
  });

  test('is renewed at once when something is published', async () => {
    const { pages, get, answer } = aPages();
    pages.setInvalidationOnline(true);
    const first = get();
    answer(notices);
    await first;
    const renewal = pages.renewAll();
    await new Promise(setImmediate);
    answer(aRendering('two'));
    await renewal;
    expect(await get()).toEqual(aRendering('two'));
  });
});

describe('when something is published', () => {
  test('a requested page is renewed in the background, and the stale one is served meanwhile', async () => {
    const { renderer, pages, get, answer } = aPages();
    const first = get();
    answer(aRendering('one'));
    await first;
    const renewal = pages.renewAll();
    await new Promise(setImmediate);
    // Nobody has requested it again; the next visitor does not wait.
    expect(renderer.render).toHaveBeenCalledTimes(2);
    expect(await get()).toEqual(aRendering('one'));
    expect(renderer.render).toHaveBeenCalledTimes(2);
    answer(aRendering('two'));
    await renewal;
    expect(await get()).toEqual(aRendering('two'));
    expect(renderer.render).toHaveBeenCalledTimes(2);
  });

  test('a render that is running may lack it, so the page is rendered once more', async () => {
    const { pages, get, answer } = aPages();
    const first = get();
    const renewal = pages.renewAll();
    answer(aRendering('one'));
    expect(await first).toEqual(aRendering('one'));
    await renewal;
    // It finished after outdated pages were collected, so the next visitor triggers its renewal.
    expect(await get()).toEqual(aRendering('one'));
    answer(aRendering('two'));
    await new Promise(setImmediate);
    expect(await get()).toEqual(aRendering('two'));
  });

  test('twice in a row, the newer state is rendered too', async () => {
    const { renderer, pages, get, answer } = aPages();
    const first = get();
    answer(aRendering('one'));
    await first;
    const renewal = pages.renewAll();
    await new Promise(setImmediate);
    void pages.renewAll();
    answer(aRendering('two'));
    await new Promise(setImmediate);
    answer(aRendering('three'));
    await renewal;
    expect(await get()).toEqual(aRendering('three'));
    expect(renderer.render).toHaveBeenCalledTimes(3);
  });

  test('pages that nobody has requested within a minute, and pages only warmed up, are dropped', async () => {
    const { renderer, pages, get, answer, pass } = aPages();
    const old = get('/about');
    answer(aRendering('old'));
    await old;
    pass(60_000);
    const warm = get('/warm', 'v1', undefined, null);
    answer(aRendering('warm'));
    await warm;
    await pages.renewAll();
    expect(renderer.render).toHaveBeenCalledTimes(2);
    const asked = get('/warm');
    expect(renderer.render).toHaveBeenCalledTimes(3);
    answer(aRendering('new'));
    expect(await asked).toEqual(aRendering('new'));
  });

  test('a page is outdated until it is renewed', async () => {
    const { pages, get, answer } = aPages();
    const request = { file: 'server.cjs', version: 'v1', job: aJob('/about', '10.0.0.1') };
    const first = get();
    answer(aRendering('one'));
    await first;
    expect(pages.isOutdated(request)).toBe(false);
    const renewal = pages.renewAll();
    expect(pages.isOutdated(request)).toBe(true);
    await new Promise(setImmediate);
    answer(aRendering('two'));
    await renewal;
    expect(pages.isOutdated(request)).toBe(false);
  });
});

test('a stale page is served while the circuit of its address is open', async () => {
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

test('nobody waits longer than the timeout, and late arrivals do not wait at all', async () => {
  const { get, pass, renderer } = aPages();
  const given = jest.fn();
  const page = get().then(given);
  pass(299);
  await new Promise(setImmediate);
  expect(given).not.toHaveBeenCalled();
  pass(1);
  await page;
  expect(given).toHaveBeenCalledWith(null);
  // No time passes any more: late arrivals do not wait.
  expect(await get()).toBeNull();
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

test('a longer timeout gets the page that others did not wait for', async () => {
  const { get, answer, pass } = aPages();
  const browser = get();
  const reader = get('/about', 'v1', 2000);
  pass(300);
  expect(await browser).toBeNull();
  pass(1000);
  answer(aRendering('late'));
  expect(await reader).toEqual(aRendering('late'));
});

test('an incomplete page is served for a second, and then rendered again', async () => {
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

test('a complete stale page is preferred to an incomplete one', async () => {
  const { renderer, get, answer, pass } = aPages();
  const first = get();
  answer(aRendering('whole'));
  await first;
  pass(5000);
  await get();
  answer(aRendering('without banners', { isComplete: false }));
  await new Promise(setImmediate);
  expect(await get()).toEqual(aRendering('whole'));
  // Rendered again a second later.
  expect(renderer.render).toHaveBeenCalledTimes(2);
  pass(1000);
  await get();
  expect(renderer.render).toHaveBeenCalledTimes(3);
});

test('the circuit opens for a failed address alone, and it is rendered again afterwards', async () => {
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

test('the circuit opens for a build if several of its addresses fail at the same time, but not for others', async () => {
  const { renderer, get, answer, pass } = aPages();
  const fail = async (number: number) => {
    const page = get(`/news/view?no=${number}`);
    answer(threw);
    await page;
  };
  await fail(1);
  await fail(2);
  pass(15_000);
  // Earlier failures no longer count.
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

test('the circuit opens at once for a build that failed as a whole', async () => {
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

test('a 404 is cached, and a 429 of one visitor is not', async () => {
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

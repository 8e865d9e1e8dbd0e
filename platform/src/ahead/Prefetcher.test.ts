import { createQueryClient } from '@portal/shared/client';
import { routeModule, type VisitorInset } from '@portal/shared/section';
import { endSession, startSession } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { FETCHED_LINK } from '../rendering/documentRules.ts';
import { RegistryStore } from '../sections/registry/RegistryStore.ts';
import { Sections } from '../sections/registry/Sections.ts';
import { aRegistry, aSection } from '../sections/testing/sampleSection.ts';
import { Budget } from './Budget.ts';
import type { Line } from './lineOf.ts';
import { Prefetcher } from './Prefetcher.ts';
import { prepareInsets } from './prepareInsets.ts';

jest.mock('../sections/loading/hostContract.ts', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

const KEY = ['list', '/api/home/news/getListBoxNotice', {}];
const NOTICE = { path: '/news/notice', address: '/news/notice' };
const BOARD = { path: '/space/board', address: '/space/board' };
const ARTICLE = { path: '/news/notice', address: '/news/notice?keyword=a' };

/** Files are fetched once per document, and these tests share one. */
let documents = 0;

/** A portal that knows no section yet, with the requests to its server. */
function setUp({
  line = 'good' as Line,
  build = 'b2',
  shell = undefined as string | undefined,
  run = undefined as (() => Promise<unknown>) | undefined,
} = {}) {
  documents += 1;
  const load = jest.fn(async () => ({ default: () => null }));
  const pages = ['/news/notice', '/space/board'].map((path) => ({ path, title: path, load }));
  const exported = { default: routeModule({ pages }) };
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), location.href);
    asked.push(decodeURIComponent(url.pathname + url.search));
    if (url.pathname === '/answers.json') return Response.json({ kind: 'page', build, answers: [[KEY, 'given']] });
    const preloads = [{ href: `/remotes/mf-news-space/${documents}.js`, as: 'script' as const }];
    return Response.json(aRegistry({ sections: [aSection({ shell })], builds: { 'mf-news-space': 'b2' }, preloads }));
  });
  const runSection = jest.fn(run ?? (async (): Promise<unknown> => exported));
  const sections = new Sections(
    new RegistryStore(JSON.stringify(aRegistry({ sections: [] }))),
    async () => undefined,
    runSection,
  );
  const queryClient = createQueryClient();
  const budget = new Budget(() => []);
  const prefetcher = new Prefetcher({ sections, queryClient, ownRoutes: () => [] }, budget, {
    line: () => line,
    isVisible: () => true,
  });
  const preloaded = () => document.querySelectorAll('link[rel=preload]').length;
  return { sections, ahead: prefetcher, budget, asked, load, runSection, queryClient, preloaded };
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  // Failures of sections are logged there.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

test("a hovered link prefetches the code of its page, which is run, and the page's first answers", async () => {
  const { ahead: prefetcher, asked, load, runSection, queryClient, preloaded } = setUp();
  await prefetcher.fetchFor(NOTICE, 'pointed');
  expect(asked).toEqual(['/registry.json?path=/news/notice', '/answers.json?address=/news/notice']);
  expect([preloaded(), runSection.mock.calls.length, load.mock.calls.length]).toEqual([1, 1, 1]);
  expect(queryClient.getQueryData(KEY)).toBe('given');
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(false);
  await prefetcher.fetchFor(NOTICE, 'touched');
  expect(asked).toHaveLength(2);
});

test('nothing of a section of another generation is loaded into this document', async () => {
  const { ahead: prefetcher, asked, runSection, preloaded } = setUp({ shell: 's2' });
  await prefetcher.nextFor([NOTICE])?.();
  await prefetcher.fetchFor(NOTICE, 'pointed');
  expect(asked.filter((url) => url.startsWith('/answers.json'))).toEqual([]);
  expect([preloaded(), runSection.mock.calls.length]).toEqual([0, 0]);
  expect(prefetcher.nextFor([NOTICE])).toBeNull();
});

describe('a page that opens in a new document', () => {
  const addresses = () => [...document.querySelectorAll(`a[${FETCHED_LINK}]`)].map((link) => link.getAttribute('href'));

  test('is prefetched for a hovered link, and never for a visible one', async () => {
    const { ahead: prefetcher } = setUp({ shell: 's2' });
    await prefetcher.nextFor([NOTICE])?.();
    expect(addresses()).toEqual([]);
    await prefetcher.fetchFor(NOTICE, 'pointed');
    await prefetcher.fetchFor(NOTICE, 'touched');
    expect(addresses()).toEqual(['/news/notice']);
  });

  test.each([
    ['who saves data', { line: 'slow' as const, shell: 's2' }, NOTICE],
    ['a guest, of a page for members', { shell: 's2' }, BOARD],
    ['a page that opens in this one', {}, NOTICE],
  ])('is not prefetched for %s', async (_who, options, linked) => {
    const { ahead: prefetcher } = setUp(options);
    await prefetcher.fetchFor(linked, 'pointed');
    expect(addresses()).toEqual([]);
  });
});

test("answers of another build are ignored, and never replace the visitor's own", async () => {
  const other = setUp({ build: 'b1' });
  await other.ahead.fetchFor(NOTICE, 'pointed');
  expect(other.queryClient.getQueryData(KEY)).toBeUndefined();
  const own = setUp();
  own.queryClient.setQueryData(KEY, 'own');
  await own.ahead.fetchFor(NOTICE, 'pointed');
  expect(own.queryClient.getQueryData(KEY)).toBe('own');
});

test("a member's page shows a guest's answers and fetches again", async () => {
  startSession({ token: 't', user: aMember() });
  const { ahead: prefetcher, queryClient } = setUp();
  await prefetcher.fetchFor(NOTICE, 'pointed');
  expect(queryClient.getQueryData(KEY)).toBe('given');
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
});

test("for a members' page a guest gets nothing, and a member the code alone", async () => {
  const guest = setUp();
  await guest.ahead.fetchFor(BOARD, 'pointed');
  expect(guest.asked).toEqual(['/registry.json?path=/space/board']);
  expect([guest.preloaded(), guest.runSection.mock.calls.length]).toEqual([0, 0]);
  expect(guest.ahead.nextFor([BOARD])).toBeNull();
  startSession({ token: 't', user: aMember() });
  const member = setUp();
  await member.ahead.fetchFor(BOARD, 'pointed');
  expect(member.asked).toEqual(['/registry.json?path=/space/board']);
  expect(member.load).toHaveBeenCalledTimes(1);
});

test('files of a members’ page, which a guest does not get, are loaded with the next page of that section', async () => {
  const { ahead: prefetcher, preloaded } = setUp();
  await prefetcher.fetchFor(BOARD, 'pointed');
  await prefetcher.fetchFor(NOTICE, 'pointed');
  expect(preloaded()).toBe(1);
});

test("a visible link prefetches its section's first files, then the code of the page, and data only without a query", async () => {
  const { ahead: prefetcher, budget, asked, load, runSection } = setUp();
  await prefetcher.nextFor([ARTICLE, NOTICE])?.();
  expect(asked).toEqual(['/registry.json?path=/news']);
  expect([runSection.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  // That is all until the visitor interacts.
  expect(prefetcher.nextFor([ARTICLE])).toBeNull();
  budget.use();
  await prefetcher.nextFor([ARTICLE])?.();
  expect(asked).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
  prefetcher.begin();
  budget.use();
  await prefetcher.nextFor([NOTICE])?.();
  expect(asked).toEqual(['/registry.json?path=/news', '/answers.json?address=/news/notice']);
  expect(prefetcher.nextFor([NOTICE])).toBeNull();
});

test.each(['slow', 'fair', 'unknown'] as const)(
  'on a line that is %s nothing is prefetched for visible links',
  (line) => {
    expect(setUp({ line }).ahead.nextFor([NOTICE])).toBeNull();
  },
);

test('on a slow line a touched link prefetches nothing', async () => {
  const { ahead: prefetcher, asked } = setUp({ line: 'slow' });
  await prefetcher.fetchFor(NOTICE, 'touched');
  expect(asked).toEqual([]);
});

test('a failed prefetch is retried for a hovered link, but not for visible ones', async () => {
  jest.useFakeTimers();
  const { ahead: prefetcher, runSection, load } = setUp({ run: () => Promise.reject(new Error('HTTP 503')) });
  const begun = prefetcher.nextFor([NOTICE])?.();
  await jest.advanceTimersByTimeAsync(10_000);
  await begun;
  jest.useRealTimers();
  const attempts = runSection.mock.calls.length;
  expect(attempts).toBeGreaterThan(0);
  prefetcher.begin();
  expect(prefetcher.nextFor([NOTICE])).toBeNull();
  runSection.mockResolvedValue({ default: routeModule({ pages: [{ path: '/news/notice', title: '', load }] }) });
  await prefetcher.fetchFor(NOTICE, 'pointed');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a visitor who presses while a prefetch is failing gets an attempt of their own', async () => {
  const { sections, ahead: prefetcher, runSection } = setUp();
  // An attempt with its silent retry.
  const refuse = () => Promise.reject(new Error('HTTP 503'));
  runSection.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
  const pointed = prefetcher.fetchFor(NOTICE, 'pointed');
  await new Promise((resolve) => setTimeout(resolve));
  expect(runSection).toHaveBeenCalledTimes(1);
  await expect(sections.load('mf-news-space', new AbortController().signal)).resolves.toHaveLength(2);
  await pointed;
  expect(runSection).toHaveBeenCalledTimes(3);
});

test('insets of the home page are prepared with it, those for members only for members', async () => {
  const inset = { section: 'mf-news-space', order: 10, minHeight: { phone: '9rem', wide: '9rem' } };
  const insets: VisitorInset[] = [
    { ...inset, path: '/news/#latest', slot: 'homeLower' },
    { ...inset, path: '/space/#own', slot: 'homeLower', guarded: true },
    { ...inset, path: '/space/#nowhere', slot: 'elsewhere' },
  ];
  const { sections, asked, runSection, preloaded } = setUp();
  jest.spyOn(sections.registry, 'insets', 'get').mockReturnValue(insets);
  await prepareInsets({ sections }, '/about/history');
  expect(asked).toEqual([]);
  await prepareInsets({ sections }, '/main');
  expect(asked).toEqual(['/registry.json?path=/news/#latest']);
  expect([preloaded(), runSection.mock.calls.length]).toEqual([1, 1]);
});

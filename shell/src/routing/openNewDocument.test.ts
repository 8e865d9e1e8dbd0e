import type { Router } from '@portal/shared/router';
import { arrive } from './arrive.ts';
import { openNewDocument } from './openNewDocument.ts';

const location = (pathname: string, search = '', state: unknown = null) => ({
  pathname,
  search,
  hash: '',
  key: 'k7',
  state,
});

/** The router while a page is being opened; without an action, while the current page is revalidated. */
const routerAt = (
  historyAction?: 'PUSH' | 'REPLACE' | 'POP',
  to = location('/news/notice', '?page=2', { from: 'list' }),
) =>
  ({
    state: {
      location: location('/main'),
      navigation: historyAction ? { state: 'loading', location: to, historyAction } : { state: 'idle' },
    },
    navigate: jest.fn(),
  }) as unknown as Pick<Router, 'state' | 'navigate'>;

/** Mocks by which the document is left. */
const leaving = () => ({ assign: jest.fn(), replace: jest.fn(), reload: jest.fn() });

const settled = async (promise: Promise<void>) => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve));
  return done;
};
const open = (router: ReturnType<typeof routerAt>, build: string, leave = leaving()) =>
  settled(openNewDocument(router, build, leave));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ usr: null, key: 'k1', idx: 3 }, '', '/main');
});

test.each([
  ['PUSH', 'assign', 4],
  ['REPLACE', 'replace', 3],
] as const)(
  '%s opens the page, whose document creates the history entry as the router would have',
  async (action, how, idx) => {
    const leave = leaving();
    expect(await open(routerAt(action), 'mf-news-space@b3', leave)).toBe(false);
    expect(leave[how]).toHaveBeenCalledWith('/news/notice?page=2');
    // Entry of the page being left.
    expect(history.state).toEqual({ usr: null, key: 'k1', idx: 3 });

    history.replaceState(null, '', '/news/notice?page=2');
    expect(arrive(['shell@s1', 'mf-news-space@b3'])).toBe(true);
    expect(history.state).toEqual({ usr: { from: 'list' }, key: 'k7', idx });
  },
);

test.each(['POP', undefined] as const)('%s leaves the history unchanged', async (action) => {
  const leave = leaving();
  await open(routerAt(action), 'mf-news-space@b3', leave);
  expect(history.state).toEqual({ usr: null, key: 'k1', idx: 3 });
  expect(leave.reload).toHaveBeenCalledTimes(1);
});

test("the document's own address is loaded again, with the page's history state", async () => {
  const leave = leaving();
  await open(routerAt('PUSH', location('/main', '', { from: 'list' })), 'shell@s2', leave);
  expect(leave.reload).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ usr: { from: 'list' }, key: 'k7', idx: 3 });
});

test('an entry is given neither to another page, nor to one with an entry of its own', async () => {
  await open(routerAt('PUSH'), 'mf-news-space@b3');
  history.replaceState(null, '', '/news/data');
  arrive([]);
  expect(history.state).toBeNull();
  sessionStorage.clear();
  await open(routerAt('PUSH'), 'mf-news-space@b3');
  history.replaceState({ key: 'own' }, '', '/news/notice?page=2');
  arrive([]);
  expect(history.state).toEqual({ key: 'own' });
});

test('a document without the wanted build is not opened again; for another build it is', async () => {
  const leave = leaving();
  await open(routerAt('PUSH'), 'mf-news-space@b3', leave);
  history.replaceState(null, '', '/news/notice?page=2');
  expect(arrive(['shell@s1', 'mf-news-space@b2'])).toBe(false);
  history.replaceState(null, '', '/main');
  expect(await open(routerAt('PUSH'), 'mf-news-space@b3', leave)).toBe(true);
  expect(leave.assign).toHaveBeenCalledTimes(1);
  await open(routerAt('PUSH'), 'mf-news-space@b4', leave);
  expect(leave.assign).toHaveBeenCalledTimes(2);
});

test('a document with the wanted build ends the navigation, and the next one for the same build opens another', async () => {
  const leave = leaving();
  await open(routerAt('PUSH'), 'shell@s2', leave);
  history.replaceState(null, '', '/news/notice?page=2');
  expect(arrive(['shell@s2', 'mf-about@b1'])).toBe(true);
  expect(arrive(['shell@s2', 'mf-about@b1'])).toBe(false);
  history.replaceState(null, '', '/main');
  await open(routerAt('PUSH'), 'shell@s2', leave);
  expect(leave.assign).toHaveBeenCalledTimes(2);
});

test('a document left before it started does not prevent the next', async () => {
  const leave = leaving();
  await open(routerAt('PUSH'), 'shell@s2', leave);
  expect(arrive(['shell@s1', 'mf-about@b1'])).toBe(false);
  await open(routerAt('PUSH'), 'shell@s2', leave);
  expect(leave.assign).toHaveBeenCalledTimes(2);
});

test('a document restored from the back/forward cache is no longer being left', async () => {
  const router = routerAt('PUSH');
  await open(router, 'shell@s2');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(router.navigate).toHaveBeenCalledWith(router.state.location, { replace: true, preventScrollReset: true });
});

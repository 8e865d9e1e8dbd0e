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

/** The router while a page is being opened; without an action, while the present page is repeated. */
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

/** How the document was left. */
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
  '%s leads to the page, whose document makes the router’s own entry of the history',
  async (action, how, idx) => {
    const leave = leaving();
    expect(await open(routerAt(action), 'mf-news-space@b3', leave)).toBe(false);
    expect(leave[how]).toHaveBeenCalledWith('/news/notice?page=2');
    // That of the page which is left.
    expect(history.state).toEqual({ usr: null, key: 'k1', idx: 3 });

    history.replaceState(null, '', '/news/notice?page=2');
    expect(arrive(['shell@s1', 'mf-news-space@b3'])).toBe(true);
    expect(history.state).toEqual({ usr: { from: 'list' }, key: 'k7', idx });
  },
);

test.each(['POP', undefined] as const)('%s leaves the history as it is', async (action) => {
  const leave = leaving();
  await open(routerAt(action), 'mf-news-space@b3', leave);
  expect(history.state).toEqual({ usr: null, key: 'k1', idx: 3 });
  expect(leave.reload).toHaveBeenCalledTimes(1);
});

test('the address of the document itself is loaded again, with what the page keeps', async () => {
  const leave = leaving();
  await open(routerAt('PUSH', location('/main', '', { from: 'list' })), 'shell@s2', leave);
  expect(leave.reload).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ usr: { from: 'list' }, key: 'k7', idx: 3 });
});

test('an entry is not given to another page, nor to one that has its own', async () => {
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

test('a document that did not bring the wanted build is not opened again; another build is another matter', async () => {
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

test('one that brings it ends the navigation, and the next for the same build opens', async () => {
  const leave = leaving();
  await open(routerAt('PUSH'), 'shell@s2', leave);
  history.replaceState(null, '', '/news/notice?page=2');
  expect(arrive(['shell@s2', 'mf-about@b1'])).toBe(true);
  expect(arrive(['shell@s2', 'mf-about@b1'])).toBe(false);
  history.replaceState(null, '', '/main');
  await open(routerAt('PUSH'), 'shell@s2', leave);
  expect(leave.assign).toHaveBeenCalledTimes(2);
});

test('one that was left before it began is no reason against the next', async () => {
  const leave = leaving();
  await open(routerAt('PUSH'), 'shell@s2', leave);
  expect(arrive(['shell@s1', 'mf-about@b1'])).toBe(false);
  await open(routerAt('PUSH'), 'shell@s2', leave);
  expect(leave.assign).toHaveBeenCalledTimes(2);
});

test('a document that the browser has kept is not left any more when the visitor comes back to it', async () => {
  const router = routerAt('PUSH');
  await open(router, 'shell@s2');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(router.navigate).toHaveBeenCalledWith(router.state.location, { replace: true, preventScrollReset: true });
});

import type { Router } from '@portal/shared/router';
import { openNewDocument } from './openNewDocument.ts';

const location = (pathname: string, search = '', state: unknown = null) => ({
  pathname,
  search,
  hash: '',
  key: 'k7',
  state,
});

/** The router while a page is being opened; without an action, while the present page is repeated. */
const routerAt = (historyAction?: 'PUSH' | 'REPLACE' | 'POP') =>
  ({
    state: {
      location: location('/main'),
      navigation: historyAction
        ? { state: 'loading', location: location('/news/notice', '?page=2', { from: 'list' }), historyAction }
        : { state: 'idle' },
    },
  }) as unknown as Pick<Router, 'state'>;

const settled = async (promise: Promise<void>) => {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve));
  return done;
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ usr: null, key: 'k1', idx: 3 }, '', '/main');
});

test.each([
  ['PUSH', 4],
  ['REPLACE', 3],
] as const)('%s makes the router’s own entry of the history, then the document is loaded', async (action, idx) => {
  const reload = jest.fn();
  expect(await settled(openNewDocument(routerAt(action), 'mf-news-space@b3', reload))).toBe(false);
  expect(window.location.pathname + window.location.search).toBe('/news/notice?page=2');
  expect(history.state).toEqual({ usr: { from: 'list' }, key: 'k7', idx });
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['POP', undefined] as const)('%s leaves the history as it is', async (action) => {
  const reload = jest.fn();
  await settled(openNewDocument(routerAt(action), 'mf-news-space@b3', reload));
  expect(history.state).toEqual({ usr: null, key: 'k1', idx: 3 });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a document that did not bring the wanted build is not opened again; another build is another matter', async () => {
  const reload = jest.fn();
  await settled(openNewDocument(routerAt('PUSH'), 'mf-news-space@b3', reload));
  history.replaceState({ idx: 3 }, '', '/main');
  expect(await settled(openNewDocument(routerAt('PUSH'), 'mf-news-space@b3', reload))).toBe(true);
  expect(window.location.pathname).toBe('/main');
  expect(reload).toHaveBeenCalledTimes(1);
  await settled(openNewDocument(routerAt('PUSH'), 'mf-news-space@b4', reload));
  expect(reload).toHaveBeenCalledTimes(2);
});

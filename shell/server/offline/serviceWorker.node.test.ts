import { runInNewContext } from 'node:vm';
import { serviceWorker, WITHDRAWN_WORKER } from './serviceWorker.ts';

type Listener = (event: object) => void;

const ANSWER = { from: 'network' };
const PAGE = { from: 'cache' };

/** Runs a worker with an own cache of pages, named as an earlier version left it. */
function run(text: string, fetch: () => Promise<object>) {
  const listeners = new Map<string, Listener>();
  const waited: Promise<unknown>[] = [];
  const names = new Set(['offline-old', 'of-others']);
  const unregister = jest.fn();
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    registration: { unregister },
  };
  const add = jest.fn(async (_request: unknown) => undefined);
  const caches = {
    open: async (name: string) => {
      names.add(name);
      return { add };
    },
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
    match: async () => PAGE,
  };
  class Request {
    readonly path: string;
    constructor(path: string) {
      this.path = path;
    }
  }
  runInNewContext(text, { self, caches, fetch, Request });
  const begin = async (type: string) => {
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  };
  /** Answer of the worker to a request; undefined if it leaves it to the browser. */
  const ask = async (request: object, preloadResponse?: object) => {
    let answer: Promise<unknown> | undefined;
    const respondWith = (response: Promise<unknown>) => (answer = response);
    listeners.get('fetch')?.({ request, preloadResponse: Promise.resolve(preloadResponse), respondWith });
    return answer;
  };
  return { begin, ask, names, added: () => add.mock.calls.map(([request]) => request), unregister };
}

const DOCUMENT = { mode: 'navigate', method: 'GET', destination: 'document' };
const online = async () => ANSWER;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('it caches the offline page alone, and deletes that of its last version', async () => {
  const worker = run(serviceWorker('2'), online);
  await worker.begin('install');
  await worker.begin('activate');
  expect(worker.added()).toEqual([expect.objectContaining({ path: '/offline.html' })]);
  expect([...worker.names]).toEqual(['of-others', 'offline-2']);
});

test('a document comes from the network, and without a connection it is the offline page', async () => {
  expect(await run(serviceWorker('1'), online).ask(DOCUMENT)).toBe(ANSWER);
  const preloaded = { from: 'preload' };
  expect(await run(serviceWorker('1'), offline).ask(DOCUMENT, preloaded)).toBe(preloaded);
  expect(await run(serviceWorker('1'), offline).ask(DOCUMENT)).toBe(PAGE);
});

test.each([
  ['of the API', { ...DOCUMENT, mode: 'cors', destination: '' }],
  ['for code of a section', { ...DOCUMENT, mode: 'no-cors', destination: 'script' }],
  ['for a frame', { ...DOCUMENT, destination: 'iframe' }],
  ['that sends a form', { ...DOCUMENT, method: 'POST' }],
])('a request %s is left to the browser', async (_kind, request) => {
  expect(await run(serviceWorker('1'), offline).ask(request)).toBeUndefined();
});

test('a withdrawn one deletes its caches and unregisters', async () => {
  const worker = run(WITHDRAWN_WORKER, online);
  await worker.begin('install');
  await worker.begin('activate');
  expect([...worker.names]).toEqual(['of-others']);
  expect(worker.unregister).toHaveBeenCalledTimes(1);
});

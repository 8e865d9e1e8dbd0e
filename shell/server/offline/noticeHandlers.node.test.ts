import { runInNewContext } from 'node:vm';
import { serviceWorker, WITHDRAWN_WORKER } from './serviceWorker.ts';

const ORIGIN = 'https://portal.example';
const NOTICE = { title: '결제 안내', text: '눌러서 확인해주세요.', path: '/sign/me?a=1', tag: 'topic' };
const SUBSCRIPTION = {
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/new', keys: { p256dh: 'key', auth: 'secret' } }),
};

/** Runs a worker in a browser with these open pages. */
function run({ open = [], csrf }: { open?: string[]; csrf?: string } = {}, text = serviceWorker('1')) {
  const listeners = new Map<string, (event: object) => void>();
  const focused: string[] = [];
  const opened: string[] = [];
  const showNotification = jest.fn(async (_title: string, _options: { data: object }) => undefined);
  const subscribe = jest.fn(async (_options: object) => SUBSCRIPTION);
  const fetch = jest.fn(async (_path: string, _request: { body: string }) => undefined);
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: { origin: ORIGIN },
    registration: { showNotification, pushManager: { subscribe } },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: () => focused.push(url) })),
      openWindow: (url: string) => opened.push(url),
    },
    ...(csrf && { cookieStore: { get: async () => ({ value: csrf }) } }),
  };
  runInNewContext(text, { self, fetch, URL });
  const begin = async (type: string, event: object) => {
    const waited: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => waited.push(work), ...event });
    await Promise.all(waited);
  };
  const close = jest.fn();
  const press = (path: string) => begin('notificationclick', { notification: { data: { path }, close } });
  return { begin, press, close, listeners, showNotification, focused, opened, fetch, subscribe };
}

test('a message is shown as it was written, in Korean, and a repeat replaces it', async () => {
  const worker = run();
  await worker.begin('push', { data: { json: () => NOTICE } });
  expect(worker.showNotification).toHaveBeenCalledWith(NOTICE.title, {
    body: NOTICE.text,
    tag: NOTICE.tag,
    lang: 'ko',
    icon: expect.stringMatching(/^\/.+\.png/),
    data: { path: NOTICE.path },
  });
});

test.each([
  ['without data', null],
  [
    'that is no JSON',
    {
      json: () => {
        throw new SyntaxError('Unexpected token');
      },
    },
  ],
])('a message %s is shown too, because the browser requires it', async (_what, data) => {
  const worker = run();
  await worker.begin('push', { data });
  expect(worker.showNotification).toHaveBeenCalledTimes(1);
  expect(worker.showNotification.mock.calls[0]?.[1].data).toEqual({ path: '/sign/me/notices' });
});

test('a press focuses the page where it is open, and opens it elsewhere', async () => {
  const worker = run({ open: [`${ORIGIN}/main`, `${ORIGIN}/sign/me?a=1#popup`] });
  await worker.press('/sign/me?a=1');
  await worker.press('/news/faq');
  expect([worker.focused, worker.opened]).toEqual([[`${ORIGIN}/sign/me?a=1#popup`], [`${ORIGIN}/news/faq`]]);
  expect(worker.close).toHaveBeenCalledTimes(2);
});

test.each(['https://evil.example/sign/me', '//evil.example', 'javascript:alert(1)', '\\\\evil.example'])(
  'a press on a notice that leads to %s stays here',
  async (path) => {
    const worker = run();
    await worker.press(path);
    expect(worker.opened).toEqual([`${ORIGIN}/sign/me/notices`]);
  },
);

test('a replaced subscription is made again and reported, where the cookie can be read', async () => {
  const worker = run({ csrf: 'token' });
  await worker.begin('pushsubscriptionchange', { oldSubscription: SUBSCRIPTION });
  expect(worker.subscribe).toHaveBeenCalledWith(SUBSCRIPTION.options);
  expect(worker.fetch).toHaveBeenCalledWith('/api/user/pushRenewal', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': 'token' },
    body: '{"endpoint":"https://fcm.googleapis.com/new","p256dh":"key","auth":"secret"}',
  });
  const other = run();
  await other.begin('pushsubscriptionchange', { newSubscription: SUBSCRIPTION });
  expect(other.fetch).not.toHaveBeenCalled();
});

test('a withdrawn worker shows nothing', () => {
  expect([...run({}, WITHDRAWN_WORKER).listeners.keys()]).toEqual(['install', 'activate']);
});

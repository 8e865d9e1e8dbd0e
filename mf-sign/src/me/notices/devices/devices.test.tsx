import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getMapPush,
  postIntPush,
  postIntPushEnd,
  postIntPushTest,
  type PushDevice,
} from '@portal/shared/contract/pushDevice';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { DeviceNotices } from './DeviceNotices.tsx';

const PUBLIC_KEY = 'B'.repeat(87);
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'p', auth: 'a' } };
const here: PushDevice = {
  pushNo: 9,
  device: '윈도 컴퓨터, 크롬',
  regDate: '2026-11-20T09:00:00+09:00',
  sentAt: '2026-11-20T10:30:00+09:00',
  isHere: true,
};
const phone = { ...here, pushNo: 8, device: '', sentAt: null, isHere: false };

const unsubscribe = jest.fn(async () => true);
let subscribe: jest.Mock;
let requestPermission: jest.Mock;

/** Gives the browser Web Push, with the answer to the question for the permission. */
function offerPush(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const notification = { permission };
  requestPermission = jest.fn(async () => (notification.permission = answer));
  Object.assign(notification, { requestPermission });
  subscribe = jest.fn(async (_options: object) => ({ toJSON: () => SUBSCRIPTION }));
  const registration = { pushManager: { subscribe, getSubscription: async () => ({ unsubscribe }) } };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  define(navigator, 'serviceWorker', serviceWorker);
  define(window, 'PushManager', {});
  define(window, 'Notification', notification);
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

function open(devices: PushDevice[], publicKey: string | null = PUBLIC_KEY) {
  const api = new FakeApi()
    .answer(getMapPush, { publicKey, devices })
    .answer(postIntPush, 9)
    .answer(postIntPushEnd, 1)
    .answer(postIntPushTest, 1);
  renderInHost([{ path: '/sign/me/notices', element: <DeviceNotices /> }], '/sign/me/notices', {
    api,
    user: aMember(),
  });
  return api;
}
const pressBegin = async () => userEvent.click(await screen.findByRole('button', { name: '이 기기에서 알림 받기' }));

beforeEach(() => {
  unsubscribe.mockClear();
  offerPush('granted');
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  for (const name of ['serviceWorker', 'userAgent']) Reflect.deleteProperty(navigator, name);
});

test('the browser is asked after a press alone, and then subscribed', async () => {
  const api = open([]);
  expect(await screen.findByText(/이 기기의 알림은 꺼져 있습니다/)).toBeInTheDocument();
  expect(requestPermission).not.toHaveBeenCalled();
  api.answer(getMapPush, { publicKey: PUBLIC_KEY, devices: [here] });
  await pressBegin();
  expect(await screen.findByRole('list', { name: '알림을 받는 기기' })).toHaveTextContent('윈도 컴퓨터, 크롬 이 기기');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY });
  expect(api.requestsOf(postIntPush)).toMatchObject([
    { input: { endpoint: SUBSCRIPTION.endpoint, p256dh: 'p', auth: 'a' } },
  ]);
});

test.each([
  ['a refusal', 'denied', '이 브라우저에서 알림이 막혀 있습니다.'],
  ['a closed question', 'default', /알림을 허용하지 않으셔서 켜지 않았습니다/],
] as const)('after %s nothing is sent, and it says why', async (_what, answer, text) => {
  offerPush(answer);
  const api = open([]);
  await pressBegin();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(api.requestsOf(postIntPush)).toEqual([]);
});

test('a browser whose push service fails is told so; one with another key subscribes again', async () => {
  const api = open([]);
  subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
  await pressBegin();
  await waitFor(() => expect(api.requestsOf(postIntPush)).toHaveLength(1));
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  subscribe.mockRejectedValue(new DOMException('no service', 'AbortError'));
  await pressBegin();
  expect(await screen.findByText(/알림을 켜지 못했습니다/)).toBeInTheDocument();
  expect(api.requestsOf(postIntPush)).toHaveLength(1);
});

test.each([
  ['a browser that has refused', '', '이 브라우저에서 알림이 막혀 있습니다.'],
  ['a browser without Web Push', 'Mozilla/5.0 (X11; Linux x86_64)', '이 브라우저에서는 기기 알림을 켜실 수 없습니다.'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', /홈 화면에 추가하신 뒤에/],
])('%s is told what can be done', async (_what, userAgent, text) => {
  if (userAgent === '') offerPush('denied', 'denied');
  else {
    Reflect.deleteProperty(window, 'PushManager');
    define(navigator, 'userAgent', userAgent);
  }
  open([]);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '이 기기에서 알림 받기' })).not.toBeInTheDocument();
});

test('each device is ended; this one is tried out, and forgets its subscription', async () => {
  const api = open([here, phone]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('2026.11.20 (금) 09:00에 켜심 · 마지막 알림 2026.11.20 (금) 10:30');
  expect(second).toHaveTextContent('알 수 없는 기기');
  await userEvent.click(screen.getByRole('button', { name: '시험 알림 보내기' }));
  await waitFor(() => expect(api.requestsOf(postIntPushTest)).toMatchObject([{ input: { pushNo: 9 } }]));
  await userEvent.click(within(second as HTMLElement).getByRole('button', { name: /^알림 끄기 ?: 알 수 없는 기기/ }));
  await waitFor(() => expect(api.requestsOf(postIntPushEnd)).toMatchObject([{ input: { pushNo: 8 } }]));
  expect(unsubscribe).not.toHaveBeenCalled();
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^알림 끄기/ }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
});

test('a portal that sends none does not offer them', async () => {
  const api = open([], null);
  await waitFor(() => expect(api.requestsOf(getMapPush)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('기기 알림')).not.toBeInTheDocument());
});

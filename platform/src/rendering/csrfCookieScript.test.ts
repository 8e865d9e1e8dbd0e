import { CSRF_COOKIE_SCRIPT } from './csrfCookieScript.ts';

const run = () => void new Function(CSRF_COOKIE_SCRIPT)();
const cookie = () => document.cookie;

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
});

test('a browser without the csrf cookie gets one that the API accepts, different for each', () => {
  Object.assign(window, { crypto: globalThis.crypto });
  run();
  const first = cookie();
  expect(first).toMatch(/^XSRF-TOKEN=[\w-]{32}$/);
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  run();
  expect(cookie()).toMatch(/^XSRF-TOKEN=[\w-]{32}$/);
  expect(cookie()).not.toBe(first);
});

test('an existing cookie stays, even among other cookies', () => {
  document.cookie = `XSRF-TOKEN=${'a'.repeat(32)}; path=/`;
  run();
  expect(cookie()).toBe(`XSRF-TOKEN=${'a'.repeat(32)}`);
});

test('a cookie that the API would not accept is replaced', () => {
  document.cookie = 'XSRF-TOKEN=short; path=/';
  run();
  expect(cookie()).toMatch(/^XSRF-TOKEN=[\w-]{32}$/);
});

test('without a source of randomness the page works without the cookie', () => {
  const { crypto } = window;
  Object.defineProperty(window, 'crypto', { configurable: true, value: undefined });
  expect(run).not.toThrow();
  expect(cookie()).toBe('');
  Object.defineProperty(window, 'crypto', { configurable: true, value: crypto });
});

test.each([
  ['https:', /^XSRF-TOKEN=[\w-]{32};path=\/;samesite=lax;secure$/],
  ['http:', /^XSRF-TOKEN=[\w-]{32};path=\/;samesite=lax$/],
])('over %s the cookie is secure where it can be, and stays on this site', (protocol, expected) => {
  const page = { cookie: '' };
  new Function('document', 'location', 'crypto', CSRF_COOKIE_SCRIPT)(page, { protocol }, globalThis.crypto);
  expect(page.cookie).toMatch(expected);
});

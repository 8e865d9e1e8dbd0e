import { longestHold } from '@portal/shared/testing/longestHold';
import { TestShell } from './testing/testShell.ts';

/** Maximum time for which one visitor's address may block the event loop. */
const MAX_HOLD_MS = 50;

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await shell.restart();
});
afterAll(() => shell.close());

test.each([
  ['slashes', `${'/'.repeat(15_000)}x`],
  ['slashes behind a page', `/news/notice${'/'.repeat(15_000)}`],
  ['segments', `/news${'/a'.repeat(7000)}`],
  ['escapes', `/news/${'%2F'.repeat(5000)}`],
  ['a query', `/search?keyword=${'%EC%99%B8'.repeat(1600)}`],
  ['names of a query', `/search?${'a&'.repeat(7000)}`],
  ['the registry of a path', `/registry.json?path=${'/a'.repeat(7000)}`],
])('an address of nothing but %s does not block the event loop longer than that', async (_what, url) => {
  expect(await longestHold(() => shell.open(url), MAX_HOLD_MS)).toBeLessThan(MAX_HOLD_MS);
});

test.each([
  ['cookie', '; '],
  ['accept-encoding', 'gzip;q=0.1,'],
  ['accept', 'text/html,'],
  ['x-forwarded-for', '::1, '],
  ['x-forwarded-proto', 'https,'],
  ['if-none-match', 'W/"a",'],
])('nor does a long %s', async (name, piece) => {
  const headers = { [name]: piece.repeat(Math.floor(15_000 / piece.length)) };
  expect(await longestHold(() => shell.open('/news/notice', headers), MAX_HOLD_MS)).toBeLessThan(MAX_HOLD_MS);
});

import { returnPathOf } from './returnPath.ts';

const fromQuery = (from: string) => ({ search: `?from=${encodeURIComponent(from)}`, state: null });
const fromState = (from: unknown) => ({ search: '', state: { from } });

test.each([
  ['//evil.example', '/main'],
  ['https://evil.example', '/main'],
  ['/\\evil.example', '/main'],
  // Browsers remove tabs and line breaks from a URL.
  ['/\t/evil.example', '/main'],
  ['/\n/evil.example', '/main'],
  ['/sign/in', '/main'],
  ['/sign/me', '/sign/me'],
  ['/space/board', '/space/board'],
  ['/manager/edu/apply/view?educationNo=7', '/manager/edu/apply/view?educationNo=7'],
])('%j leads to %s, named by the address or by the history', (from, path) => {
  expect(returnPathOf(fromQuery(from))).toBe(path);
  expect(returnPathOf(fromState(from))).toBe(path);
});

test.each([undefined, null, 7, { overlays: 1 }])('a foreign history state, %j, leads home', (from) => {
  expect(returnPathOf(fromState(from))).toBe('/main');
});

import { codingFor } from './CachedDocument.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=1.0, GZIP;q=0.5', 'br'],
  ['gzip;q=0.001', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['gzip; q=0.0', null],
  ['x-gzip', null],
  [undefined, null],
])('a client that accepts “%s” gets %s', (accepted, expected) => {
  expect(codingFor(accepted)).toBe(expected);
});

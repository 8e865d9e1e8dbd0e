import { takesGzip } from './KeptDocument.ts';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP;q=0.5', true],
  ['gzip;q=0.001', true],
  ['gzip;q=0, br', false],
  ['gzip; q=0.0', false],
  ['br', false],
  ['x-gzip', false],
  [undefined, false],
])('a client with “%s” takes gzip: %s', (accepted, expected) => {
  expect(takesGzip(accepted)).toBe(expected);
});

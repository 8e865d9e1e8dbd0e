import { createHash } from 'node:crypto';
import { compressedBytes } from './entryBudget.ts';

const digest = (of: string) => createHash('sha256').update(of).digest('hex').slice(0, 10);

/** Table of a hundred chunks, with the digests of one build. */
const table = (build: string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, id) => [id, digest(`${build} ${id}`)])));

test('two builds that differ in digests alone have the same size', () => {
  expect(compressedBytes(table('one'))).toBe(compressedBytes(table('other')));
  expect(compressedBytes(table('one'))).toBeLessThan(compressedBytes(`${table('one')};const word = 'longer';`));
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('no address in the page contains white space', () => {
  const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
  const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.some((address) => address?.startsWith('data:'))).toBe(true);
  expect(addresses.filter((address) => /\s/.test(address ?? ''))).toEqual([]);
});

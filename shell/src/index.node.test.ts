import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

test('the page says that it is in Korean', () => {
  expect(page).toMatch(/^<!doctype html>\s*<html lang="ko">/i);
});

test('no address in the page contains white space', () => {
  const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.some((address) => address?.startsWith('data:'))).toBe(true);
  expect(addresses.filter((address) => /\s/.test(address ?? ''))).toEqual([]);
});

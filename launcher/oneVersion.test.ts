import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

/** Shared by the shell and sections in the browser; a second version breaks hooks and contexts at run time. */
const SHARED = ['react', 'react-dom', 'react-router', 'react-router-dom', 'jotai', '@tanstack/react-query'];

test.each(SHARED)('there is one %s for all workspaces', (name) => {
  const copies = Object.keys(lock.packages).filter(
    (path) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  );
  expect(copies).toEqual([`node_modules/${name}`]);
});

test('the lock file names no download address', () => {
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  expect(text).not.toMatch(/"resolved": "https?:/);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '@portal/shared/contract';
import { SECTIONS } from '@portal/shared/federation/apps';
import { ROOT } from './root.ts';

const specification = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
const routes = /^### Routes$([^]*?)^### /m.exec(specification)?.[1] ?? '';

/** The paths that a section has in the table of routes, as they stand there: `/sign/me ●`. */
const described = (section: string) =>
  routes
    .split('\n')
    .filter((line) => line.endsWith(`| ${section} |`))
    .flatMap((row) => [...row.matchAll(/`(\/[^`]*)`( [●◆])?/g)].map(([, path = '', mark = '']) => path + mark));

interface Page {
  path: string;
  guarded?: boolean;
  employeesOnly?: boolean;
}

/** The paths that it has in its own table, with the marks for members and for employees. */
async function built(section: string): Promise<string[]> {
  const file = pathToFileURL(join(ROOT, section, 'src/section.ts')).href;
  const { section: info } = (await import(file)) as { section: { pages: Page[] } };
  return info.pages.map(({ path, guarded, employeesOnly }) => path + (employeesOnly ? ' ◆' : guarded ? ' ●' : ''));
}

test.each(SECTIONS.map(({ name }) => name))('the specification has every page of %s, and no other', async (name) => {
  expect(described(name).sort()).toEqual((await built(name)).sort());
});

test('every call that the specification names by its whole path is in the contract', () => {
  const named = [...specification.matchAll(/`(\/(?:api|smart-user)\/[\w/-]+\w)(?:\?[^`]*)?`/g)].map(([, path]) => path);
  // The gateway makes the callback, in words of its own.
  const served = ['/api/payment/callback', ...Object.values(calls).map(({ path }) => path)];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path = '') => !served.includes(path))).toEqual([]);
});

test('every call of the contract is named in the specification, but for the office’s own', () => {
  const visitors = Object.values(calls).filter(({ path }) => !path.startsWith('/api/office/'));
  const names = visitors.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !specification.includes(name))).toEqual([]);
});

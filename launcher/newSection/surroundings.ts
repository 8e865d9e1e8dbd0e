import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APPS, SECTIONS } from '@portal/shared/federation/apps';
import { isWithin } from '@portal/shared/section/isWithin';
import { SHELL_PATHS } from '@portal/shared/section/shellPaths';
import { ROOT } from '../root.ts';
import type { Options } from './options.ts';

async function prefixesOf(section: string): Promise<string[]> {
  const file = pathToFileURL(join(ROOT, section, 'src/section.ts')).href;
  const { section: info } = (await import(file)) as { section: { prefixes: string[] } };
  return info.prefixes;
}

/** @throws Error if the name, the folder or the paths are in use */
export async function requireFree({ name, prefix, folder }: Options): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  if (SECTIONS.some((section) => section.name === name)) throw new Error(`there is a section ${name} already`);
  const taken = await Promise.all(
    SECTIONS.map(async (section) => ({ owner: section.name, prefixes: await prefixesOf(section.name) })),
  );
  for (const { owner, prefixes } of [{ owner: 'the shell', prefixes: SHELL_PATHS }, ...taken])
    if (prefixes.some((other) => isWithin(prefix, other) || isWithin(other, prefix)))
      throw new Error(`${prefix} belongs to ${owner}`);
}

/** The first free port after those of the sections. */
export function freePort(): number {
  const taken = new Set(APPS.map(({ port }) => port));
  let port = Math.max(...SECTIONS.map((section) => section.port)) + 1;
  while (taken.has(port)) port += 1;
  return port;
}

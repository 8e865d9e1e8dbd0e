import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { readApp, type App } from './app.ts';

export * from './app.ts';

// The apps of this repository. Sections import `app.ts` instead, because they may be in another repository.

const REPOSITORY = join(import.meta.dirname, '../../..');

/** Sections, sorted by port: every folder `mf-*` with a package. This is their only list. */
export const findSections = (repository = REPOSITORY): App[] =>
  globSync('mf-*', { cwd: repository })
    .map((name) => join(repository, name))
    // A removed section leaves its folder on machines where it was built.
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(readApp)
    .sort((one, other) => one.port - other.port);

export const SHELL = readApp(join(REPOSITORY, 'shell'));
export const API = readApp(join(REPOSITORY, 'api'));
export const SECTIONS: readonly App[] = findSections();
export const APPS: readonly App[] = [SHELL, ...SECTIONS, API];

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { readApp, type App } from './app.ts';

export * from './app.ts';

// The apps of this repository. A section imports `app.ts` instead, because it may live in another one.

const REPOSITORY = join(import.meta.dirname, '../../..');

/** The sections: every folder `mf-*` that is a package, by port. Nothing else lists them. */
export const findSections = (repository = REPOSITORY): App[] =>
  globSync('mf-*', { cwd: repository })
    .map((name) => join(repository, name))
    // Of a section that was removed, the folder stays where it was built.
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(readApp)
    .sort((one, other) => one.port - other.port);

export const SHELL = readApp(join(REPOSITORY, 'shell'));
export const API = readApp(join(REPOSITORY, 'api'));
export const SECTIONS: readonly App[] = findSections();
export const APPS: readonly App[] = [SHELL, ...SECTIONS, API];

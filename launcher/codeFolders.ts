import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = ['**/node_modules/**', '**/dist/**'];

const holdsCode = (folder: string) => globSync('**/*.{ts,tsx}', { cwd: folder, exclude: IGNORED }).length > 0;

/** Top folders of a repository that contain TypeScript, found and not listed, so that a new one is checked too. */
export const codeFolders = (repository: string): string[] =>
  readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .filter((name) => holdsCode(join(repository, name)))
    .sort();

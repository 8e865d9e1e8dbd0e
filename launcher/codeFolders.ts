import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = ['**/node_modules/**', '**/dist/**'];

const holdsCode = (folder: string) => globSync('**/*.{ts,tsx}', { cwd: folder, exclude: IGNORED }).length > 0;

/** The top folders of a repository that hold TypeScript, found and not listed: a new one is judged like the others. */
export const codeFolders = (repository: string): string[] =>
  readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .filter((name) => holdsCode(join(repository, name)))
    .sort();

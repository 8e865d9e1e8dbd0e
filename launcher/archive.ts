import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CONTRACT_VERSION } from '@portal/shared/section/routeModule';
import { ASSOCIATION, SHARED } from './compileShared.ts';
import { ROOT } from './root.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } }).trim();

/**
 * The contract's version with the time and commit of the packed state: a registry accepts no version twice, and a
 * section with any 1.0.0 runs in every shell of 1.0.0.
 */
export function versionOfArchive(): string {
  const commit = git('log', '-1', '--date=format-local:%Y%m%d%H%M', '--format=%cd.g%h');
  const isChanged = git('status', '--porcelain', '--', SHARED, ASSOCIATION) !== '';
  return `${CONTRACT_VERSION}-${commit}${isChanged ? '.changed' : ''}`;
}

/** Imports of a compiled file, packages and files, in any form. */
export const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);

/** Package of an import: `valibot` for `valibot/sub`, `@portal/shared` for `@portal/shared/ui`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Adds types next to the code: `./src/ui/index.ts` becomes paths for TypeScript, Node and webpack. */
export const exportOf = (file: string) =>
  /\.tsx?$/.test(file) ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: file.replace(/\.tsx?$/, '.js') } : file;

/**
 * Runs npm in a folder, preferably the npm that runs this program.
 * @returns its output
 * @throws with its error output
 */
export function runNpm(folder: string, args: readonly string[]): string {
  const npm = process.env.npm_execpath;
  const [command, ...prefix] = npm ? [process.execPath, npm] : ['npm'];
  return execFileSync(command ?? 'npm', [...prefix, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/**
 * Packs a folder with its package.json.
 * @returns path of the archive
 */
export function packFolder(folder: string, destination: string): string {
  mkdirSync(destination, { recursive: true });
  return join(destination, runNpm(folder, ['pack', '--silent', '--pack-destination', destination]));
}

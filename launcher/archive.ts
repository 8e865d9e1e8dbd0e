import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CONTRACT_VERSION } from '@portal/shared/section/routeModule';
import { SHARED } from './compileShared.ts';
import { ROOT } from './root.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } }).trim();

/**
 * The contract's version, and behind it when and what was packed: a registry takes no version twice, and a section that
 * has one of 1.0.0 runs in every shell of 1.0.0.
 */
export function versionOfArchive(): string {
  const commit = git('log', '-1', '--date=format-local:%Y%m%d%H%M', '--format=%cd.g%h');
  const isChanged = git('status', '--porcelain', '--', SHARED) !== '';
  return `${CONTRACT_VERSION}-${commit}${isChanged ? '.changed' : ''}`;
}

/** What a compiled file imports: packages and files, in whatever form. */
export const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);

/** The package of an import: `valibot` of `valibot/sub`, `@portal/shared` of `@portal/shared/ui`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Types beside the code: `./src/ui/index.ts` becomes what TypeScript, Node and webpack find. */
export const exportOf = (file: string) =>
  /\.tsx?$/.test(file) ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: file.replace(/\.tsx?$/, '.js') } : file;

/**
 * Runs npm in a folder: the one that runs this program, where one does.
 * @returns what it prints. @throws with what it complains of.
 */
export function runNpm(folder: string, args: readonly string[]): string {
  const npm = process.env.npm_execpath;
  const [command, ...prefix] = npm ? [process.execPath, npm] : ['npm'];
  return execFileSync(command ?? 'npm', [...prefix, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/**
 * Packs a folder with its package.json.
 * @returns the archive's path.
 */
export function packFolder(folder: string, destination: string): string {
  mkdirSync(destination, { recursive: true });
  return join(destination, runNpm(folder, ['pack', '--silent', '--pack-destination', destination]));
}

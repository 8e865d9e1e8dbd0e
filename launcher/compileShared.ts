import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from './root.ts';

/** The workspace of `@portal/shared`. */
export const SHARED = join(ROOT, 'shared');
/** Folder of the association, imported by `shared`; a copy of the portal replaces it. */
export const ASSOCIATION = join(ROOT, 'association');

/**
 * Text of a file with the package's paths to the association: its folder is beside `src` there, one level nearer than
 * in the repository. `shared/src/association` has the same name and stays where it is.
 * @param file path in the package
 */
function inPackage(text: string, file: string): string {
  const levels = file.split(sep).length;
  const outside = new RegExp(`(['"])${'\\.\\./'.repeat(levels)}association/`, 'g');
  return text.replace(outside, `$1${'../'.repeat(levels - 1)}association/`);
}

/**
 * Compiles `@portal/shared` and its imports of the association to JavaScript with types for sections outside this
 * repository: Node runs no TypeScript below node_modules.
 * @param destination is emptied; the files go to its `src` and its `association`
 */
export function compileShared(destination: string): void {
  const compiled = join(destination, 'compiled');
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(compiled, { recursive: true });
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const project = join(SHARED, 'tsconfig.package.json');
  execFileSync(process.execPath, [tsc, '-p', project, '--outDir', compiled, '--checkers', '1'], { stdio: 'inherit' });
  renameSync(join(compiled, 'shared/src'), join(destination, 'src'));
  renameSync(join(compiled, 'association'), join(destination, 'association'));
  rmSync(compiled, { recursive: true });
  for (const file of globSync('src/**/*.{js,ts}', { cwd: destination })) {
    const path = join(destination, file);
    const text = readFileSync(path, 'utf8');
    const packed = inPackage(text, file);
    if (packed !== text) writeFileSync(path, packed);
  }
  cpSync(join(SHARED, 'src/styles.d.ts'), join(destination, 'src/styles.d.ts'));
}

/** Copies files of `shared` and of the association that are no TypeScript, such as stylesheets, into the package. */
export function copyAssets(destination: string, pattern: string): void {
  const files = [
    ...globSync(`src/${pattern}`, { cwd: SHARED }).map((file) => join(SHARED, file)),
    ...globSync(pattern, { cwd: ASSOCIATION }).map((file) => join(ASSOCIATION, file)),
  ];
  for (const file of files) {
    const to = join(destination, relative(file.startsWith(SHARED) ? SHARED : ROOT, file));
    mkdirSync(dirname(to), { recursive: true });
    if (file.endsWith('.css')) writeFileSync(to, inPackage(readFileSync(file, 'utf8'), relative(destination, to)));
    else cpSync(file, to);
  }
}

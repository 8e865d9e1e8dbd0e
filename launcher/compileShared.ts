import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The workspace of `@portal/shared`. */
export const SHARED = join(ROOT, 'shared');

/**
 * Compiles `@portal/shared` to JavaScript with its types for sections outside this repository: Node runs no TypeScript
 * below node_modules.
 * @param destination is emptied; the files go to its `src`
 */
export function compileShared(destination: string): void {
  const out = join(destination, 'src');
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(SHARED, 'tsconfig.package.json'), '--outDir', out], {
    stdio: 'inherit',
  });
  cpSync(join(SHARED, 'src/styles.d.ts'), join(out, 'styles.d.ts'));
}

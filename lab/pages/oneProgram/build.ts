import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../launcher/root.ts';

const CONFIGURATION = join(import.meta.dirname, 'webpack.config.ts');

/** Builds the single program from the current sources. @throws if the build fails */
export function buildOneProgram(): void {
  const arguments_ = [join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), '--config', CONFIGURATION];
  const { status } = spawnSync(process.execPath, arguments_, { cwd: join(ROOT, 'shell'), stdio: 'inherit' });
  if (status !== 0) throw new Error('The one program did not build');
}

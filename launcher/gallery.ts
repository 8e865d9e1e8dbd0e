import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { whenGuardIsGone } from './guarded.ts';
import { log } from './output.ts';
import { ROOT } from './root.ts';

/**
 * The design kit in its states, in Storybook, which shows edits at once (decision 0093):
 *   npm run gallery          at port 6006, or at PORT_GALLERY
 */

/** Not among the dependencies: it brings 180 MB that only this program needs. */
const VERSION = '10.6.6';
const PACKAGES = ['storybook', '@storybook/react-webpack5', '@storybook/addon-a11y'];
const FOLDER = join(ROOT, '.cache/storybook', VERSION);
const PROGRAM = join(FOLDER, 'node_modules/storybook/dist/bin/dispatcher.js');
const CONFIGURATION = join(ROOT, 'shared/src/gallery');

if (!existsSync(PROGRAM)) {
  log('gallery', 'installing Storybook, a minute or two the first time …');
  const parts = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await promisify(execFile)('npm', [...parts, ...PACKAGES.map((name) => `${name}@${VERSION}`)]);
}
const port = process.env.PORT_GALLERY ?? '6006';
const args = ['dev', '--config-dir', CONFIGURATION, '--port', port, '--exact-port', '--ci', '--quiet'];
const storybook = spawn(process.execPath, [PROGRAM, ...args], {
  // Its own packages are found from where it runs.
  cwd: FOLDER,
  stdio: 'inherit',
  env: { ...process.env, GALLERY_PROGRAMS: FOLDER },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => storybook.kill(signal));
whenGuardIsGone(() => storybook.kill());
storybook.once('exit', (code) => process.exit(code ?? 1));

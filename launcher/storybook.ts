import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { log } from './output.ts';
import { ROOT } from './root.ts';

/**
 * Version to install on demand: Storybook takes 180 MB for the gallery only. Ladle would bring Vite as a second build,
 * for which the kit's layers and class names would have to be written again.
 */
const VERSION = '10.6.6';
const PACKAGES = ['storybook', '@storybook/react-webpack5', '@storybook/addon-a11y'];
const FOLDER = join(ROOT, '.cache/storybook', VERSION);
const PROGRAM = join(FOLDER, 'node_modules/storybook/dist/bin/dispatcher.js');
const CONFIGURATION = join(ROOT, 'shared/src/gallery');

interface Storybook {
  /** Node arguments up to the command; the command's options follow. */
  args: (command: 'dev' | 'build') => string[];
  options: { cwd: string; env: NodeJS.ProcessEnv };
}

/** Storybook for the kit's stories, installed on the first call. */
export async function storybook(): Promise<Storybook> {
  if (!existsSync(PROGRAM)) {
    log('gallery', 'installing Storybook, a minute or two the first time …');
    const parts = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await promisify(execFile)('npm', [...parts, ...PACKAGES.map((name) => `${name}@${VERSION}`)]);
  }
  return {
    args: (command) => [PROGRAM, command, '--config-dir', CONFIGURATION],
    // Its own packages are found from its working directory.
    options: { cwd: FOLDER, env: { ...process.env, GALLERY_PROGRAMS: FOLDER } },
  };
}

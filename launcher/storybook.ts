import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { log } from './output.ts';
import { ROOT } from './root.ts';

/**
 * Version that is installed on demand: Storybook brings 180 MB that only the gallery needs. Ladle would bring Vite as
 * a second build, for which layers and class names of the kit had to be written again.
 */
const VERSION = '10.6.6';
const PACKAGES = ['storybook', '@storybook/react-webpack5', '@storybook/addon-a11y'];
const FOLDER = join(ROOT, '.cache/storybook', VERSION);
const PROGRAM = join(FOLDER, 'node_modules/storybook/dist/bin/dispatcher.js');
const CONFIGURATION = join(ROOT, 'shared/src/gallery');

interface Storybook {
  /** What Node runs; the command and its options come behind it. */
  args: (command: 'dev' | 'build') => string[];
  options: { cwd: string; env: NodeJS.ProcessEnv };
}

/** Storybook over the kit's stories, installed the first time. */
export async function storybook(): Promise<Storybook> {
  if (!existsSync(PROGRAM)) {
    log('gallery', 'installing Storybook, a minute or two the first time …');
    const parts = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await promisify(execFile)('npm', [...parts, ...PACKAGES.map((name) => `${name}@${VERSION}`)]);
  }
  return {
    args: (command) => [PROGRAM, command, '--config-dir', CONFIGURATION],
    // Its own packages are found from where it runs.
    options: { cwd: FOLDER, env: { ...process.env, GALLERY_PROGRAMS: FOLDER } },
  };
}

import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Node arguments that serve the app in a folder with webpack and hot reload. */
export const WEBPACK_SERVE: readonly string[] = [
  join(ROOT, 'node_modules/webpack-cli/bin/cli.js'),
  'serve',
  '--mode',
  'development',
];

import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Node's arguments that serve the app of a folder from webpack, and replace in the browser what was edited. */
export const WEBPACK_SERVE: readonly string[] = [
  join(ROOT, 'node_modules/webpack-cli/bin/cli.js'),
  'serve',
  '--mode',
  'development',
];

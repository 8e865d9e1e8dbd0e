import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

interface Package {
  browserslist: string[];
}

/** The browsers that the portal supports, as package.json declares them. */
export const SUPPORTED_BROWSERS = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package)
  .browserslist;

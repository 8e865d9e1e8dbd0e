import { join } from 'node:path';

// Where the fake host is: built once, for the sections' servers to serve.

/** The fake host's build: of this package when it was installed, else made by `npm run build -w shared`. */
export const ALONE_FOLDER = join(import.meta.dirname, '../../../dist/alone');
/** The path of its files on a section's server. */
export const ALONE_BASE = '/alone/';
/** The page that answers every path of the section. */
export const ALONE_PAGE = 'index.html';

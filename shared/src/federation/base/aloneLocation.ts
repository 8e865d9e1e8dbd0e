import { join } from 'node:path';

// Location of the fake host, which is built once and served by the sections' servers.

/** Build of the fake host: part of an installed package, otherwise created by `npm run build -w shared`. */
export const ALONE_FOLDER = join(import.meta.dirname, '../../../dist/alone');
/** Path of its files on a section's server. */
export const ALONE_BASE = '/alone/';
/** Page returned for every path of the section. */
export const ALONE_PAGE = 'index.html';

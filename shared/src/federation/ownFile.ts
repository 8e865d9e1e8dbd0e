import { extname, join } from 'node:path';

/** A module beside this one, for webpack: TypeScript in this repository, JavaScript where it is installed. */
export const ownFile = (path: string) => join(import.meta.dirname, path + extname(import.meta.filename));

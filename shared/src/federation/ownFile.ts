import { extname, join } from 'node:path';

/** A module beside this one for webpack to compile: TypeScript in this repository, JavaScript where it was installed. */
export const ownFile = (path: string) => join(import.meta.dirname, path + extname(import.meta.filename));

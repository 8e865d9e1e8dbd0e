import { extname, join } from 'node:path';

/** Path of a neighbouring module for webpack: TypeScript in this repository, JavaScript in an installed package. */
export const ownFile = (path: string) => join(import.meta.dirname, path + extname(import.meta.filename));

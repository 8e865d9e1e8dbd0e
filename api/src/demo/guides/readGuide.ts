import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Guides of several pages as `npm run print-guides --workspace api` has printed them, beside this file. */
export const GUIDES_FOLDER = import.meta.dirname;

export const readGuide = (name: string): Promise<Buffer> => readFile(join(GUIDES_FOLDER, `${name}.pdf`));

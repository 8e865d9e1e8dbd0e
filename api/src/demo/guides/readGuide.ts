import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of guides as printed by `npm run print-guides --workspace api`, the same as this file's. */
export const GUIDES_FOLDER = import.meta.dirname;

export const readGuide = (name: string): Promise<Buffer> => readFile(join(GUIDES_FOLDER, `${name}.pdf`));

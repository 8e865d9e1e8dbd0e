import { join } from 'node:path';
import { ROOT } from '../../../launcher/root.ts';

/** Where the one program is built. */
export const ONE_PROGRAM_FOLDER = join(ROOT, '.cache/oneProgram');
/** Below this path its server has its files. */
export const ONE_PROGRAM_BASE = '/one/';
/** In its folder: which files it consists of. */
export const ONE_PROGRAM_RECORD = 'files.json';

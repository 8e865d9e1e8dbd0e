import { join } from 'node:path';
import { ROOT } from '../../../launcher/root.ts';

/** Output folder of the single program. */
export const ONE_PROGRAM_FOLDER = join(ROOT, '.cache/oneProgram');
/** Base path of its files on its server. */
export const ONE_PROGRAM_BASE = '/one/';
/** Record of its files, in its folder. */
export const ONE_PROGRAM_RECORD = 'files.json';

import { join } from 'node:path';

/** The folder of the association's pictures, for servers: logo and share picture. */
export const PICTURES = join(import.meta.dirname, '../../../association/pictures');

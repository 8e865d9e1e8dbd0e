import { posix } from 'node:path';

/** The address of a page as another page writes it: the site may stand in any folder of a server, or in none. */
export const relativeTo = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

import { posix } from 'node:path';

/** Relative address from one page to another: the site may be in any folder of a server, or on none. */
export const relativeTo = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Cache that tools write next to packages: hard links to it would be written in both places. */
const NOT_LINKED = '.cache';

/**
 * Adds the files of a folder to another one as hard links, which take seconds and no space. Symbolic links are created
 * again: a relative one to a workspace leads to that of the other checkout.
 */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === NOT_LINKED) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

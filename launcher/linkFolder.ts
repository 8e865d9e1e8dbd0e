import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What tools keep beside packages, and write where it stands: a link to it would be written in both places. */
const NOT_LINKED = '.cache';

/**
 * Puts the files of a folder under another one too: as hard links, which take seconds and no room. Symbolic links are
 * made anew: a relative one to a workspace leads to that of the other checkout.
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

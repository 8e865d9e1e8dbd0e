// Plain JavaScript without dependencies, because it is imported before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * True if everything in the lock file is installed, according to npm's own record. Reinstalling takes minutes; a
 * leftover package does no harm.
 */
export function hasInstalled(root, packagesIn = root) {
  const noted = join(packagesIn, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([place, locked]) => {
    // A workspace exists with the repository; its link has its own entry.
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    // npm omits packages for other systems.
    if (!found) return Boolean(locked.optional || locked.devOptional || locked.peer);
    return ['version', 'resolved', 'integrity', 'link'].every((fact) => found[fact] === locked[fact]);
  });
}

// Plain JavaScript without dependencies, as what imports it: nothing needs to be installed yet.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether everything that the lock file says is installed, by what npm itself has noted. It takes minutes to delete and
 * install all of it again; a package that is left over from before harms nobody.
 */
export function hasInstalled(root, packagesIn = root) {
  const noted = join(packagesIn, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([place, locked]) => {
    // A workspace is there with the repository; its link is a place of its own.
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    // Npm leaves out what is for other systems.
    if (!found) return Boolean(locked.optional || locked.devOptional || locked.peer);
    return ['version', 'resolved', 'integrity', 'link'].every((fact) => found[fact] === locked[fact]);
  });
}

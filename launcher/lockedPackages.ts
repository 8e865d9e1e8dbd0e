import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** npm's record of each package, by the folder in which it is installed. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export const readLock = (file: string): Lock => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages;

/** Folder in which Node finds a package from another folder: in its own `node_modules`, or in that of a parent. */
function foundFrom(lock: Lock, folder: string, name: string): string | null {
  for (let above = folder; ; above = above.includes('/') ? above.slice(0, above.lastIndexOf('/')) : '') {
    const place = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (lock[place]) return place;
    if (above === '') return null;
  }
}

const dependenciesOf = ({ dependencies, devDependencies, optionalDependencies, peerDependencies }: LockedPackage) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });

/**
 * Direct and indirect packages of some workspaces, each with its version and hash. Packages of other workspaces,
 * including new ones, are left out.
 */
export function lockedPackages(lock: Lock, workspaces: readonly string[]): string[] {
  const reached = new Set(workspaces);
  for (const folder of reached)
    for (const name of dependenciesOf(lock[folder] ?? {})) {
      const place = foundFrom(lock, folder, name);
      // Sources of a workspace count, but are read separately.
      if (place !== null && lock[place]?.link !== true) reached.add(place);
    }
  return [...reached]
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder) => `${folder} ${lock[folder]?.version ?? ''} ${lock[folder]?.integrity ?? ''}`)
    .sort();
}

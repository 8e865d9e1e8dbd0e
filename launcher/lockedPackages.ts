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

/** What npm has noted of each package, by the folder in which it is installed. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export const readLock = (file: string): Lock => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock }).packages;

/** Where Node finds a package from a folder: in its own `node_modules`, or in that of a folder above. */
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
 * The packages that some workspaces stand on, and those behind them, each with its version and hash. A workspace that
 * was added, or what another one stands on, is none of them.
 */
export function lockedPackages(lock: Lock, workspaces: readonly string[]): string[] {
  const reached = new Set(workspaces);
  for (const folder of reached)
    for (const name of dependenciesOf(lock[folder] ?? {})) {
      const place = foundFrom(lock, folder, name);
      // Of a workspace its sources count, which are read by themselves.
      if (place !== null && lock[place]?.link !== true) reached.add(place);
    }
  return [...reached]
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder) => `${folder} ${lock[folder]?.version ?? ''} ${lock[folder]?.integrity ?? ''}`)
    .sort();
}

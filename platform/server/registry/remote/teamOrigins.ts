import type { BuildRecord } from '@portal/shared/section/registry';
import { readEntries } from '../storage/registryFolder.ts';
import type { Reach } from '../teamKeys.ts';

/** Origins of an app's own server by the settings of this machine. */
export type OriginsOf = (name: string) => readonly string[];

/** Origins that the builds of a team may come from: those beside its key, and those of its apps' own servers. */
export async function teamOrigins(
  { entries, origins }: Reach,
  registry: string,
  originsOf: OriginsOf,
): Promise<ReadonlySet<string>> {
  const names = entries === 'all' ? [...(await readEntries(registry)).entries.keys()] : entries;
  return new Set([...origins, ...names.flatMap(originsOf)]);
}

/** @throws if one of the URLs is of no origin of the team: nothing may be read from there. */
export function requireOrigins(urls: readonly string[], origins: ReadonlySet<string>): void {
  const stray = urls.filter((url) => !URL.canParse(url) || !origins.has(new URL(url).origin));
  if (stray.length > 0)
    throw new Error(
      `refused, nothing was changed: the key does not reach the origin of ${stray.join(', ')}; it reaches ${[...origins].join(', ') || 'none'}`,
    );
}

/** @throws if browsers, or the shell's server, would load the files of a build from elsewhere. */
export function requireBases(builds: readonly BuildRecord[], origins: ReadonlySet<string>): void {
  const bases = builds.flatMap((build) => ('base' in build ? [build] : []));
  requireOrigins(
    bases.filter(({ name, base }) => base !== `/remotes/${name}/`).map(({ base }) => base),
    origins,
  );
}

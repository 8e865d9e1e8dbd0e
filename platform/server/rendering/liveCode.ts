import type { LiveRegistry } from '../registry/RegistrySource.ts';

/** Code that visitors may get: files of the shell's builds, and integrities of the sections' builds. */
export interface LiveCode {
  files: readonly string[];
  integrities: readonly string[];
}

/**
 * Live code of all entries: current builds, canaries and shells of other generations, but not builds replaced by a
 * rollback.
 */
export function liveCodeOf({ shell, sections }: LiveRegistry): LiveCode {
  const shells = [shell.current, shell.canary?.build, ...(shell.beside ?? [])];
  const builds = sections.flatMap(({ current, canary }) => [current, canary?.build]);
  return {
    files: shells.flatMap((build) => build?.server?.file ?? []),
    integrities: builds.flatMap((build) => build?.server?.integrity ?? []),
  };
}

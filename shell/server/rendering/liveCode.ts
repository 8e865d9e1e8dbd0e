import type { LiveRegistry } from '../registry/RegistrySource.ts';

/** The code that visitors may get: files of the shell's builds, and of sections' builds the integrity. */
export interface LiveCode {
  files: readonly string[];
  integrities: readonly string[];
}

/**
 * Of each entry the build of most visitors, the canary and shells of other generations; what a rollback has replaced is
 * not among them.
 */
export function liveCodeOf({ shell, sections }: LiveRegistry): LiveCode {
  const shells = [shell.current, shell.canary?.build, ...(shell.beside ?? [])];
  const builds = sections.flatMap(({ current, canary }) => [current, canary?.build]);
  return {
    files: shells.flatMap((build) => build?.server?.file ?? []),
    integrities: builds.flatMap((build) => build?.server?.integrity ?? []),
  };
}

import { SHELL_NAME, type SectionBuild } from '@portal/shared/section/registry';
import { SHELL_PATHS } from '@portal/shared/section/shellPaths';
import type { LiveRegistry } from '../registry/RegistrySource.ts';

/** Registered builds of a section or the shell, and the paths of their pages. */
interface Registered {
  builds: ReadonlySet<string>;
  pages: ReadonlySet<string>;
}

const isBuild = <Build>(build: Build | null | undefined): build is Build => Boolean(build);

const pathsOf = (builds: readonly SectionBuild[]) => builds.flatMap(({ pages }) => pages.map(({ path }) => path));

/** Registered builds by name of section or shell: live, previous, canary and additional. */
export function registeredBuilds({ shell, sections }: LiveRegistry): ReadonlyMap<string, Registered> {
  const ofShell = [shell.current, shell.previous, shell.canary?.build, ...(shell.beside ?? [])].filter(isBuild);
  const named = new Map<string, Registered>();
  named.set(SHELL_NAME, { builds: new Set(ofShell.map(({ id }) => id)), pages: new Set(SHELL_PATHS) });
  for (const { name, current, previous, canary } of sections) {
    const builds = [current, previous, canary?.build].filter(isBuild);
    named.set(name, { builds: new Set(builds.map(({ id }) => id)), pages: new Set(pathsOf(builds)) });
  }
  return named;
}

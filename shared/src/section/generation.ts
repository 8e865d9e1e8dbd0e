import type { SectionBuild, ShellBuild } from './registry.ts';

// Not in the folder's index: no browser needs it.

/**
 * Modules that a document contains once, with the name of their version. A shell and a section are compatible if built
 * against the same major of each. Other shared modules have the version of `@portal/shared`.
 */
const MAJORS_OF: Readonly<Record<string, string>> = {
  react: 'react',
  jotai: 'jotai',
  '@portal/shared/router': 'shared',
};

const major = (version: string) => version.split('.', 1)[0] ?? '';

/**
 * Generation of the shared modules of a build: `react19-jotai3-shared1`.
 * @param versions by module, as recorded by the build from its package.json.
 */
export const generationOf = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(MAJORS_OF)
    .flatMap(([module, name]) => (versions[module] ? [name + major(versions[module])] : []))
    .join('-');

/** Generation of a shell; null for an older build without recorded versions. */
export const generationOfShell = ({ versions }: Pick<ShellBuild, 'versions'>): string | null =>
  versions ? generationOf(versions) : null;

type Host = Pick<ShellBuild, 'versions'>;

/** True if all majors recorded by both are equal. */
const fits = ({ versions = {} }: Host, { builtAgainst }: Pick<SectionBuild, 'builtAgainst'>) =>
  Object.keys(MAJORS_OF).every((module) => {
    const [here, wanted] = [versions[module], builtAgainst[module]];
    return !here || !wanted || major(here) === major(wanted);
  });

/** Shells in which a section's build can run; shells without a recorded generation only if no other matches. */
export function hostsOf<Shell extends Host>(
  shells: readonly Shell[],
  build: Pick<SectionBuild, 'builtAgainst'>,
): Shell[] {
  const fitting = shells.filter((shell) => fits(shell, build));
  const known = fitting.filter(({ versions }) => versions !== undefined);
  return known.length > 0 ? known : fitting;
}

import type { SectionBuild, ShellBuild } from './registry.ts';

// Not in the folder's index: no browser needs it.

/**
 * What a document has once, by the module that stands for it: a shell and a section fit when they were built against
 * the same major of each. What else is shared comes in a version of `@portal/shared`.
 */
const MAJORS_OF: Readonly<Record<string, string>> = {
  react: 'react',
  jotai: 'jotai',
  '@portal/shared/router': 'shared',
};

const major = (version: string) => version.split('.', 1)[0] ?? '';

/**
 * The generation of shared modules that a build was made with: `react19-jotai3-shared1`.
 * @param versions by module, as the build's record has them of its package.json.
 */
export const generationOf = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(MAJORS_OF)
    .flatMap(([module, name]) => (versions[module] ? [name + major(versions[module])] : []))
    .join('-');

/** The generation of a shell; null of a build of before shells said what they share. */
export const generationOfShell = ({ versions }: Pick<ShellBuild, 'versions'>): string | null =>
  versions ? generationOf(versions) : null;

type Host = Pick<ShellBuild, 'versions'>;

/** Whether the majors of one are those of the other, as far as both say them. */
const fits = ({ versions = {} }: Host, { builtAgainst }: Pick<SectionBuild, 'builtAgainst'>) =>
  Object.keys(MAJORS_OF).every((module) => {
    const [here, wanted] = [versions[module], builtAgainst[module]];
    return !here || !wanted || major(here) === major(wanted);
  });

/** The shells among some that a section's build runs in; where none is known to fit, those that say no generation. */
export function hostsOf<Shell extends Host>(
  shells: readonly Shell[],
  build: Pick<SectionBuild, 'builtAgainst'>,
): Shell[] {
  const fitting = shells.filter((shell) => fits(shell, build));
  const known = fitting.filter(({ versions }) => versions !== undefined);
  return known.length > 0 ? known : fitting;
}

import { generationOf, generationOfShell } from '@portal/shared/section/generation';
import {
  isSectionEntry,
  isShellEntry,
  type RegistryEntry,
  type ShellBuild,
  type ShellEntry,
} from '@portal/shared/section/registry';

// One shell per generation of the shared modules is live, while a section's build needs it.

type Entries = ReadonlyMap<string, RegistryEntry>;

/**
 * Additional shells next to a new current one: those of other generations, possibly including the earlier current one.
 */
export function shellsBeside({ current: before, beside = [] }: ShellEntry, current: ShellBuild): ShellBuild[] {
  const generation = generationOfShell(current);
  // A build without a declared generation is assumed to be of the earlier one's.
  if (generation === null) return beside;
  return [before, ...beside].filter((build) => ![null, generation].includes(generationOfShell(build)));
}

/** Adds an additional shell, or replaces the one of its generation. @throws if it is of the current generation */
export function withShellBeside(entry: RegistryEntry | null, build: ShellBuild): ShellEntry {
  if (!entry || !isShellEntry(entry)) throw new Error('no shell is in the registry: register the live one first');
  const generation = generationOfShell(build);
  if (generation === null || [null, generation].includes(generationOfShell(entry.current)))
    throw new Error(`shell ${build.id} is of no other generation than the live one: register it without --beside`);
  const others = (entry.beside ?? []).filter((each) => generationOfShell(each) !== generation);
  return { ...entry, beside: [...others, build] };
}

const inWords = (build: ShellBuild) => `shell ${build.id} of the generation ${generationOfShell(build) ?? 'unknown'}`;

/** Removes additional shells that no registered build of a section needs; null if there are no additional shells. */
export function withoutUnneeded(entries: Entries): { shell: ShellEntry; gone: ShellBuild[] } | null {
  const shell = [...entries.values()].find(isShellEntry);
  if (!shell?.beside) return null;
  const builds = [...entries.values()]
    .filter(isSectionEntry)
    .flatMap(({ current, previous, canary }) => [current, previous, canary?.build])
    .filter((build) => build !== null && build !== undefined);
  const needed = new Set<string | null>(builds.map(({ builtAgainst }) => generationOf(builtAgainst)));
  const remaining = shell.beside.filter((build) => needed.has(generationOfShell(build)));
  const gone = shell.beside.filter((build) => !remaining.includes(build));
  return { shell: { ...shell, beside: remaining.length > 0 ? remaining : undefined }, gone };
}

/** Objection to an additional shell without a section: its first section must come with it. */
export const unneededObjection = (build: ShellBuild): string =>
  `${inWords(build)}: no section of it comes with it or is registered`;

/** Note that an additional shell is no longer needed. */
export const withdrawnNote = (build: ShellBuild): string =>
  `${inWords(build)} is not live any more: no registered build of a section is of it`;

import type { RegistryEntry } from '@portal/shared/section/registry';

/** An entry with a canary. */
export type TriedEntry = RegistryEntry & { canary: NonNullable<RegistryEntry['canary']> };

export const isTried = (entry: RegistryEntry): entry is TriedEntry => entry.canary !== null;

/** Key of a canary and the live build; a canary that is tried again gets another key. */
export const pairOf = ({ canary, current }: TriedEntry): string =>
  [canary.build.id, canary.since ?? '', current.id].join(' ');

/** Pairs of all entries with a canary, by the entry's name. */
export const pairsIn = (entries: readonly RegistryEntry[]): Record<string, string> =>
  Object.fromEntries(entries.filter(isTried).map((entry) => [entry.name, pairOf(entry)]));

import type { RegistryEntry } from '@portal/shared/section/registry';

/** An entry with a canary. */
export type TriedEntry = RegistryEntry & { canary: NonNullable<RegistryEntry['canary']> };

export const isTried = (entry: RegistryEntry): entry is TriedEntry => entry.canary !== null;

/** Names a canary and the live build beside it; a canary that is tried once more is another pair. */
export const pairOf = ({ canary, current }: TriedEntry): string =>
  [canary.build.id, canary.since ?? '', current.id].join(' ');

/** The pairs of all entries that have a canary, by the entry's name. */
export const pairsIn = (entries: readonly RegistryEntry[]): Record<string, string> =>
  Object.fromEntries(entries.filter(isTried).map((entry) => [entry.name, pairOf(entry)]));

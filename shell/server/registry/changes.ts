import type { BuildRecord, RegistryEntry } from '@portal/shared/section/registry';

// Each change takes an entry of the registry and gives the one to store in its place.

/** Whether somebody keeps a known build from being live: it was rolled back, or is tried as a canary. */
export function isHeldBack(entry: RegistryEntry | null, { id }: BuildRecord): boolean {
  return entry !== null && entry.current.id !== id && [entry.previous?.id, entry.canary?.build.id].includes(id);
}

/** A build put live: it becomes `current`, and what was current becomes `previous`. */
export const withBuild = (before: RegistryEntry | null, build: BuildRecord): RegistryEntry => ({
  ...before,
  name: build.name,
  current: build,
  // Registering the same build twice must not lose the one before it.
  previous: before?.current.id === build.id ? before.previous : (before?.current ?? null),
  // Promoting a canary ends it.
  canary: before?.canary?.build.id === build.id ? null : (before?.canary ?? null),
});

/** Rolled back: `current` and `previous` are swapped, a canary ends. */
export function withRollback(entry: RegistryEntry): RegistryEntry {
  if (!entry.previous) throw new Error(`${entry.name} has no previous build to go back to`);
  return { ...entry, current: entry.previous, previous: entry.current, canary: null };
}

/** With a canary: a share of the visitors (0 to 1) gets another build; a share of 0 ends it. */
export function withCanary(entry: RegistryEntry | null, build: BuildRecord, share: number): RegistryEntry {
  if (!entry) throw new Error(`${build.name} is not in the registry: register a build first`);
  return { ...entry, canary: share > 0 ? { build, share } : null };
}

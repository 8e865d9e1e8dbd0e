import { isShellEntry, type BuildRecord, type RegistryEntry, type ShellEntry } from '@portal/shared/section/registry';
import { shellsBeside } from './generations.ts';

// Each change takes an entry of the registry and returns the one to store instead.

/**
 * True for a known build that must not go live by itself: one that was rolled back, is a canary, or was ended as one.
 */
export function isHeldBack(entry: RegistryEntry | null, { id }: BuildRecord): boolean {
  if (entry === null || entry.current.id === id) return false;
  return [entry.previous?.id, entry.canary?.build.id, entry.endedCanary?.build].includes(id);
}

/** Replaces the current build. For a shell of another generation, the earlier one stays as an additional shell. */
function withCurrent(before: RegistryEntry | null, after: RegistryEntry): RegistryEntry {
  if (!before || !isShellEntry(before) || !isShellEntry(after)) return after;
  const beside = shellsBeside(before, after.current);
  const shell: ShellEntry = { ...after, beside: beside.length > 0 ? beside : undefined };
  return shell;
}

/** Puts a build live: it becomes `current`, and the earlier current one `previous`. */
export const withBuild = (before: RegistryEntry | null, build: BuildRecord): RegistryEntry =>
  withCurrent(before, {
    ...before,
    name: build.name,
    current: build,
    // Registering the same build twice must not lose the previous one.
    previous: before?.current.id === build.id ? before.previous : (before?.current ?? null),
    // Promoting a canary ends it.
    canary: before?.canary?.build.id === build.id ? null : (before?.canary ?? null),
    endedCanary: before?.current.id === build.id ? before.endedCanary : undefined,
  });

/** Rolls back to the previous build or to an earlier one, which replaces the current one; ends the canary. */
export function withRollback(entry: RegistryEntry, to: BuildRecord | null = entry.previous): RegistryEntry {
  if (!to) throw new Error(`${entry.name} has no previous build to go back to`);
  if (to.id === entry.current.id) throw new Error(`${entry.name} ${to.id} is live`);
  return withCurrent(entry, { ...entry, current: to, previous: entry.current, canary: null });
}

/** Sets a canary for a share of the visitors (0 to 1); a share of 0 ends it. */
export function withCanary(
  entry: RegistryEntry | null,
  build: BuildRecord,
  share: number,
  now = new Date(),
): RegistryEntry {
  if (!entry) throw new Error(`${build.name} is not in the registry: register a build first`);
  const before = entry.canary?.build.id === build.id ? entry.canary.since : undefined;
  return { ...entry, canary: share > 0 ? { build, share, since: before ?? now.toISOString() } : null };
}

/** Ends the canary because it harms visitors; null if the canary is another build by now. */
export const withCanaryEnded = (
  entry: RegistryEntry | null,
  build: string,
  why: string,
  now = new Date(),
): RegistryEntry | null =>
  entry?.canary?.build.id === build
    ? { ...entry, canary: null, endedCanary: { build, at: now.toISOString(), why } }
    : null;

import type { RegistryEntry, ShellEntry } from '@portal/shared/section/registry';
import { objections } from './acceptance.ts';
import { readEntries, withRegistryLock, writeEntry } from './storage/registryFolder.ts';

/** A change of one entry: gives what to store in its place, or null when it is to stay as it is. */
export interface Change {
  name: string;
  change(before: RegistryEntry | null): RegistryEntry | null;
}

/**
 * Makes changes in the registry, all or none, one deployment at a time. Returns the entries that have changed.
 * @param ownShell the shell's build on this machine, which is live when none is registered.
 * @throws with every reason why the registry would not work with them.
 */
export const deploy = (
  folder: string,
  changes: readonly Change[],
  ownShell: ShellEntry | null,
): Promise<RegistryEntry[]> =>
  withRegistryLock(folder, async () => {
    const { entries, broken } = await readEntries(folder);
    const changed = new Set<string>();
    for (const { name, change } of changes) {
      const damage = broken.get(name);
      if (damage !== undefined) throw new Error(`${damage}\nRepair it, or delete it and lose the way back from it.`);
      const after = change(entries.get(name) ?? null);
      if (!after) continue;
      entries.set(name, after);
      changed.add(name);
    }
    const reasons = objections(entries, changed, ownShell);
    if (reasons.length > 0) throw new Error(`refused, nothing was changed:\n${reasons.join('\n')}`);
    const stored = [...entries.values()].filter(({ name }) => changed.has(name));
    for (const entry of stored) await writeEntry(folder, entry);
    return stored;
  });

import { FolderStorage } from '../storage/FolderStorage.ts';
import { readEntries, withRegistryLock, type FolderContent } from '../storage/registryFolder.ts';
import { ChangeLog, latestByName, type LoggedChange } from './ChangeLog.ts';
import { stateOf } from './stateOf.ts';

const DAMAGED = 'damaged';
const REMOVED = 'removed';

/**
 * Differences between the entries and their last logged state: edits by hand. An entry that the log does not know, as
 * in a registry from before it, is `found`.
 */
export function editsOf(
  { entries, broken }: FolderContent,
  logged: readonly LoggedChange[],
  now: Date,
): LoggedChange[] {
  const latest = latestByName(logged);
  const at = { at: now.toISOString(), by: 'by hand' };
  const states: Omit<LoggedChange, 'at' | 'by'>[] = [
    ...[...entries.values()].map((entry) => ({
      ...stateOf(entry),
      kind: latest.has(entry.name) ? ('edited' as const) : ('found' as const),
    })),
    ...[...broken.keys()].map((name) => ({ name, kind: DAMAGED, state: null, digest: DAMAGED }) as const),
    ...[...latest.keys()]
      .filter((name) => !entries.has(name) && !broken.has(name))
      .map((name) => ({ name, kind: REMOVED, state: null, digest: REMOVED }) as const),
  ];
  return states.filter(({ name, digest }) => latest.get(name)?.digest !== digest).map((state) => ({ ...at, ...state }));
}

/** Logs edits of a registry's folder by hand, each time that its files have changed. */
export function noticeEdits(folder: string): () => Promise<void> {
  const storage = new FolderStorage(folder);
  return async () => {
    const stored = await storage.readChanged();
    // An unmounted folder looks like this.
    if (!stored || stored.size === 0) return;
    await withRegistryLock(folder, async () => {
      const log = new ChangeLog(folder);
      await log.append(editsOf(await readEntries(folder), await log.read(), new Date()));
    });
  };
}

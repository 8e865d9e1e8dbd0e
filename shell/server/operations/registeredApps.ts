import { recordedBuilds } from '@portal/platform/server/registry/BuildRecords';
import { ChangeLog, type LoggedChange } from '@portal/platform/server/registry/log/ChangeLog';
import { wentLive } from '@portal/platform/server/registry/log/inWords';
import { readEntries } from '@portal/platform/server/registry/storage/registryFolder';
import { isSectionEntry, type RegistryEntry } from '@portal/shared/section/registry';

/** Build of an app, as operators see it. */
export interface ListedBuild {
  id: string;
  role: 'live' | 'canary' | 'earlier';
  /** Beginning of its time as live build or canary; for an earlier one, the end of its time to be live again. */
  at: string | null;
  /** Change by which it went live. */
  change: LoggedChange | undefined;
  /** Share of the visitors of a canary. */
  share?: number;
}

/** Shell, API or section of the registry. */
export interface ListedApp {
  name: string;
  /** Team and contact; empty without them. */
  owner: string;
  builds: ListedBuild[];
  endedCanary: RegistryEntry['endedCanary'];
}

const ownerOf = (entry: RegistryEntry) =>
  isSectionEntry(entry) ? `${entry.current.owner.team} ${entry.current.owner.contact}` : '';

async function listed(registry: string, entry: RegistryEntry, logged: readonly LoggedChange[]): Promise<ListedApp> {
  const { name, current, canary, endedCanary } = entry;
  const change = wentLive(entry, logged);
  const live: ListedBuild = { id: current.id, role: 'live', at: change?.at ?? null, change };
  const tried = canary && {
    id: canary.build.id,
    role: 'canary' as const,
    at: canary.since ?? null,
    change: logged.findLast(({ name: of, kind }) => of === name && kind === 'canary'),
    share: canary.share,
  };
  const earlier = [...(await recordedBuilds(registry, name))]
    .filter(([id]) => id !== current.id && id !== canary?.build.id)
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .map(([id, until]) => ({ id, role: 'earlier' as const, at: until.toISOString(), change: undefined }));
  return { name, owner: ownerOf(entry), endedCanary, builds: [live, ...(tried ? [tried] : []), ...earlier] };
}

/** Everything in a registry's folder, and the problems of entries that cannot be used. */
export async function registeredApps(registry: string): Promise<{ apps: ListedApp[]; problems: string[] }> {
  const { entries, broken } = await readEntries(registry);
  const logged = await new ChangeLog(registry).read();
  const apps = await Promise.all([...entries.values()].map((entry) => listed(registry, entry, logged)));
  return { apps, problems: [...broken.values()] };
}

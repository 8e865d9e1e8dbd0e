import { API_NAME } from '@portal/shared/contract/comparison/apiName';
import { isShellEntry, type RegistryEntry, type ShellEntry } from '@portal/shared/section/registry';
import { objections } from './acceptance.ts';
import type { BuildRecords } from './BuildRecords.ts';
import { callObjections, objectionInWords, type CallObjection } from './calls/callObjections.ts';
import { buildsIn, type KnownCalls } from './calls/KnownCalls.ts';
import { unneededObjection, withdrawnNote, withoutUnneeded } from './generations.ts';
import { ChangeLog, type Kind, type LoggedChange } from './log/ChangeLog.ts';
import { editsOf } from './log/noticeEdits.ts';
import { stateOf } from './log/stateOf.ts';
import { readEntries, withRegistryLock, writeEntry } from './storage/registryFolder.ts';
import { reachObjections, type Reach } from './teamKeys.ts';

/** Change of one entry: returns the entry to store, or null for no change. */
export interface Change {
  name: string;
  /** For the log. */
  kind: Kind;
  /** Digest of the gate's record of the build that comes. */
  gate?: string | undefined;
  change(before: RegistryEntry | null): RegistryEntry | null;
}

export interface Deployment {
  changes: readonly Change[];
  /** Shell's build on this machine, which is live if none is registered. */
  ownShell: ShellEntry | null;
  /** Calls of the deployed builds and of the own shell. */
  calls: KnownCalls;
  /** Places of the deployed builds. */
  records: BuildRecords;
  /** Person or program, for the log. */
  by: string;
  /** Reach of the caller's key; null without keys. */
  reach: Reach | null;
  why?: string | undefined;
  /** Gives up the rollback to incompatible previous builds and releases. */
  givesUpPrevious: boolean;
  /** Only checks whether it would be accepted. */
  isTrial: boolean;
}

export interface Deployed {
  /** Changed entries. */
  stored: RegistryEntry[];
  /** Notes for the operator. */
  notes: string[];
}

const WAY_OUT = '--give-up-previous registers it and gives up the way back to previous builds that do not fit';

const refused = (reasons: readonly string[]) => new Error(`refused, nothing was changed:\n${reasons.join('\n')}`);

/** The previous build or release of an incompatible pair, whose rollback can be given up. */
const previousOf = ({ client, api }: CallObjection) => [client, api].find(({ role }) => role === 'previous');

/** Removes incompatible previous builds from the entries; returns a note for each. */
function giveUpPrevious(entries: Map<string, RegistryEntry>, found: readonly CallObjection[]): string[] {
  return found.flatMap((objection) => {
    const name = previousOf(objection)?.build.name ?? '';
    const entry = entries.get(name);
    if (!entry?.previous) return [];
    entries.set(name, { ...entry, previous: null });
    return [`given up: the way back to ${name} ${entry.previous.id}. ${objectionInWords(objection)}`];
  });
}

/** Reason why the last canary was ended, as a note for the next deployment of its section. */
const endedInWords = (entry: RegistryEntry | undefined): string[] =>
  entry?.endedCanary
    ? [
        `the canary ${entry.name} ${entry.endedCanary.build} was ended at ${entry.endedCanary.at}: ${entry.endedCanary.why}`,
      ]
    : [];

/**
 * Removes shells of generations that no section's build needs.
 * @returns objections: a shell that comes now must be needed.
 */
function withdrawShells(
  entries: Map<string, RegistryEntry>,
  before: ReadonlyMap<string, RegistryEntry>,
  notes: string[],
) {
  const found = withoutUnneeded(entries);
  if (!found || found.gone.length === 0) return [];
  const { shell, gone } = found;
  entries.set(shell.name, shell);
  const known = [...before.values()].filter(isShellEntry).flatMap(buildsIn);
  const wasLive = ({ id }: { id: string }) => known.some((build) => build.id === id);
  notes.push(...gone.filter(wasLive).map(withdrawnNote));
  return gone.filter((build) => !wasLive(build)).map(unneededObjection);
}

/** Notes on builds without recorded calls, if there is an API to compare them with. */
const notCompared = (changed: readonly RegistryEntry[], calls: KnownCalls) =>
  changed
    .flatMap(buildsIn)
    .filter((build) => !calls.of(build))
    .map(({ name, id }) => `${name} ${id} does not say which calls it makes: it is not compared with the API`);

/** Lines of the log for entries. */
const linesOf = (changed: readonly RegistryEntry[], { changes, by, why }: Deployment, now: Date): LoggedChange[] =>
  changed.map((entry) => {
    const { kind, gate } = changes.findLast(({ name }) => name === entry.name) ?? { kind: 'adjusted' };
    return { at: now.toISOString(), by, kind, ...stateOf(entry), ...(gate && { gate }), ...(why && { why }) };
  });

/**
 * Applies changes to the registry, all or none, one deployment at a time.
 * @throws with every reason why the registry would not work with them.
 */
export const deploy = (folder: string, deployment: Deployment): Promise<Deployed> =>
  withRegistryLock(folder, async () => {
    const { changes, ownShell, calls, givesUpPrevious, isTrial } = deployment;
    const content = await readEntries(folder);
    const { entries, broken } = content;
    const log = new ChangeLog(folder);
    const now = new Date();
    const edits = editsOf(content, await log.read(), now);
    const before = new Map(entries);
    const changed = new Set<string>();
    for (const { name, change } of changes) {
      const damage = broken.get(name);
      if (damage !== undefined) throw new Error(`${damage}\nRepair it, or delete it and lose the way back from it.`);
      const after = change(entries.get(name) ?? null);
      if (!after) continue;
      entries.set(name, after);
      changed.add(name);
    }
    const notes = changes.flatMap(({ name }) => endedInWords(before.get(name)));
    const reasons = [...withdrawShells(entries, before, notes), ...objections(entries, changed, ownShell)];
    await calls.readFor(folder, [...entries.values()]);
    const ofCalls = () => {
      const own = ownShell && !entries.has(ownShell.name) ? [ownShell] : [];
      return callObjections([...entries.values(), ...own], changed, calls.of);
    };
    const givenUp = givesUpPrevious ? ofCalls() : [];
    notes.push(...giveUpPrevious(entries, givenUp));
    const touched = new Set([...changed, ...givenUp.map((objection) => previousOf(objection)?.build.name)]);
    const reached = [...entries.values()].filter(({ name }) => touched.has(name));
    reasons.push(...reachObjections(deployment.reach, reached));
    const unfit = ofCalls();
    reasons.push(...unfit.map(objectionInWords));
    if (reasons.length > 0)
      throw refused(unfit.length === reasons.length && unfit.every(previousOf) ? [...reasons, WAY_OUT] : reasons);
    const stored = [...entries.values()].filter((entry) => changed.has(entry.name) || before.get(entry.name) !== entry);
    if (entries.has(API_NAME))
      notes.push(
        ...notCompared(
          stored.filter(({ name }) => changed.has(name)),
          calls,
        ),
      );
    if (isTrial) return { stored, notes };
    await calls.storeFor(folder, [...entries.values()]);
    await deployment.records.storeFor(folder, [...entries.values()]);
    for (const entry of stored) await writeEntry(folder, entry);
    const isOther = (entry: RegistryEntry) => {
      const known = before.get(entry.name);
      return !known || stateOf(known).digest !== stateOf(entry).digest;
    };
    await log.append([...edits, ...linesOf(stored.filter(isOther), deployment, now)]);
    return { stored, notes };
  });

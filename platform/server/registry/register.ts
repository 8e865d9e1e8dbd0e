import { dirname, join, resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import {
  SHELL_MANIFEST_FILE,
  SHELL_NAME,
  shellBuild,
  type RegistryEntry,
  type ShellEntry,
} from '@portal/shared/section/registry';
import { isUrl, readRecord } from './buildRecord.ts';
import { BuildRecords, recordedBuilds } from './BuildRecords.ts';
import { buildsIn, KnownCalls } from './calls/KnownCalls.ts';
import { readCalls } from './calls/readCalls.ts';
import { readCandidates, type Candidate } from './candidates.ts';
import { COHORTS } from './cohort.ts';
import { deploy, type Change } from './deploy.ts';
import type { GateTrust } from './gateRecord.ts';
import { ChangeLog } from './log/ChangeLog.ts';
import { entryInWords, historyInWords, statusInWords } from './log/inWords.ts';
import { noticeEdits } from './log/noticeEdits.ts';
import { storePreviews, type PreviewKey } from './preview/previews.ts';
import { pruneBuilds } from './pruneBuilds.ts';
import type { RegistryOptions } from './RegistrySource.ts';
import type { Register } from './remote/registration.ts';
import { requireBases, requireOrigins, teamOrigins, type OriginsOf } from './remote/teamOrigins.ts';
import { changeOf, rollbackOf } from './requestedChange.ts';
import { readEntries } from './storage/registryFolder.ts';
import { reachOf, type Keys } from './teamKeys.ts';
import { USAGE, type OPTIONS } from './usage.ts';

/** The registry with the shell's own build, and the keys that count for it. */
export interface Registry
  extends Pick<RegistryOptions, 'registry' | 'dist'>, GateTrust, PreviewKey, Omit<Keys, 'key'> {}
/** Output and warnings of the command. */
export type Printer = Pick<Console, 'log' | 'warn'>;
/** Options of the command. */
type Options = Omit<ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'], 'key-file'>;
/** Builds, by file or URL, and options. */
interface Asked {
  builds: readonly string[];
  options: Options;
}

function shareOf(text: string): number {
  const share = Number(text);
  if (text.trim() === '' || !(share === 0 || (share >= 1 / COHORTS && share <= 1)))
    throw new Error(`--canary ${text}: the share of the visitors is a number from 0 to 1, 0.001 or more`);
  return share;
}

/** Shell on this machine, which is live if none is registered. */
const readOwnShell = (dist: string): Promise<ShellEntry | null> =>
  readRecord(join(dist, SHELL_MANIFEST_FILE), shellBuild).then(
    (current) => ({ name: SHELL_NAME, current, previous: null, canary: null }),
    () => null,
  );

/** Deletes old builds next to the registered ones, if these are files on this machine. */
async function prune(
  candidates: readonly Candidate[],
  entries: readonly RegistryEntry[],
  printer: Printer,
): Promise<void> {
  for (const { fileOrUrl, build } of candidates) {
    const entry = entries.find(({ name }) => name === build.name);
    if (isUrl(fileOrUrl) || !entry) continue;
    const live = buildsIn(entry).map(({ id }) => id);
    const gone = await pruneBuilds(dirname(fileOrUrl), new Set(live));
    if (gone.length > 0) printer.log(`${build.name}: deleted the files of ${gone.join(', ')}`);
  }
}

/** Answers a question about the registry; null for a change of it. */
async function answer(folder: string, { print, history, status }: Options): Promise<string[] | null> {
  if (!print && history === undefined && !status) return null;
  const { entries, broken } = await readEntries(folder);
  if (print && broken.size > 0) throw new Error([...broken.values()].join('\n'));
  if (print) return [JSON.stringify({ version: 2, entries: [...entries.values()] }, null, 2)];
  await noticeEdits(folder)();
  const logged = await new ChangeLog(folder).read();
  if (history === undefined) return [...statusInWords([...entries.values()], logged), ...broken.values()];
  return historyInWords(history, logged, await recordedBuilds(folder, history));
}

async function changesIn(registry: string, candidates: readonly Candidate[], options: Options): Promise<Change[]> {
  const { rollback, to, canary, preview } = options;
  if (to !== undefined && rollback?.length !== 1) throw new Error('--to goes with --rollback of one entry');
  if (rollback) return Promise.all(rollback.map((name) => rollbackOf(registry, name, to)));
  // A preview must be accepted as a canary would be.
  const share = preview ? 1 : canary === undefined ? null : shareOf(canary);
  const how = { share, onlyNew: options.new ?? false, isBeside: options.beside ?? false };
  return candidates.map((candidate) => changeOf(candidate, how));
}

/** Calls and records of the builds that may go live, and the calls of the own shell. */
async function knownOf(candidates: readonly Candidate[], dist: string) {
  const [calls, records] = [new KnownCalls(), new BuildRecords()];
  for (const { build, fileOrUrl, ...candidate } of candidates) {
    calls.add(build, candidate.calls);
    records.add(build, isUrl(fileOrUrl) ? fileOrUrl : resolve(fileOrUrl));
  }
  const ownShell = await readOwnShell(dist);
  if (ownShell) calls.add(ownShell.current, await readCalls(join(dist, SHELL_MANIFEST_FILE), ownShell.current.id));
  return { calls, records, ownShell };
}

/**
 * Changes which builds are live, or answers a question about them.
 * @param originsOf of apps, if a program elsewhere asks: builds of other origins, or unsigned, are refused then.
 * @throws Error with a message for the operator, if nothing was changed.
 */
export async function register(
  { builds, options }: Asked,
  key: string | null,
  { registry, dist, teams, gateKey, previewKey }: Registry,
  printer: Printer,
  originsOf: OriginsOf | null = null,
): Promise<void> {
  if (isUrl(registry))
    throw new Error(
      `PORTAL_REGISTRY is the address ${registry}, which can only be read here. Set it to the folder that is published there, register, and publish what register --print writes.`,
    );
  const lines = await answer(registry, options);
  if (lines) return lines.forEach((line) => printer.log(line));
  if (options.rollback && builds.length > 0) throw new Error('either --rollback or builds, not both');
  const reach = await reachOf({ teams, key });
  if (options.force && !options.check && reach && reach.entries !== 'all')
    throw new Error(`--force is for keys that reach all entries, not for that of ${reach.team}`);
  const isPreview = options.preview ?? false;
  const origins = originsOf && reach && (await teamOrigins(reach, registry, originsOf));
  if (origins) requireOrigins(builds, origins);
  if (originsOf && builds.length > 0 && gateKey === null && !isPreview)
    throw new Error('refused, nothing was changed: without PORTAL_GATE_KEY the judge knows no record of the gate');
  // A preview runs for those with its link alone, before its gate.
  const trust = { gateKey, isForced: isPreview || (options.force ?? false) };
  const candidates = await readCandidates(builds, trust, (line) => printer.warn(line));
  if (origins)
    requireBases(
      candidates.map(({ build }) => build),
      origins,
    );
  const changes = await changesIn(registry, candidates, options);
  if (changes.length === 0) throw new Error(USAGE);
  const { why } = options;
  const by = [reach?.team, options.by].filter(Boolean).join(', ');
  const { stored, notes } = await deploy(registry, {
    changes,
    ...(await knownOf(candidates, dist)),
    by,
    reach,
    why,
    givesUpPrevious: options['give-up-previous'] ?? false,
    isTrial: isPreview || (options.check ?? false),
  });
  for (const note of notes) printer.warn(note);
  if (isPreview && !options.check) {
    const links = await storePreviews(registry, stored, { by, why, previewKey });
    return links.forEach((link) => printer.log(link));
  }
  if (options.check) return printer.log('nothing was changed; this would be accepted');
  for (const entry of stored) printer.log(entryInWords(entry));
  await prune(candidates, stored, printer);
}

/** Registers here for programs elsewhere, or for the form of `/platform`, without a console. */
export const registerHere =
  (settings: Registry, originsOf: OriginsOf): Register =>
  async (asked, key) => {
    const [printed, warned]: [string[], string[]] = [[], []];
    const printer = { log: (line: string) => void printed.push(line), warn: (line: string) => void warned.push(line) };
    return register(asked, key, settings, printer, originsOf).then(
      () => ({ printed, warned }),
      (error: unknown) => ({ refusal: error instanceof Error ? error.message : String(error) }),
    );
  };

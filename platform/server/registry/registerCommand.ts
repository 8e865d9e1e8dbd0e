import { hostname, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
import { changeOf, rollbackOf } from './requestedChange.ts';
import { readEntries } from './storage/registryFolder.ts';
import { keyIn, reachOf, type Keys } from './teamKeys.ts';
import { OPTIONS, USAGE } from './usage.ts';

/** Places of the registry and of the shell's own build. */
type Places = Pick<RegistryOptions, 'registry' | 'dist'>;
/** Output and warnings of the command. */
type Printer = Pick<Console, 'log' | 'warn'>;

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

/** Account and machine that run this. */
function account(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return hostname();
  }
}

type Values = ReturnType<typeof parse>['values'];

const parse = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });

/** Answers a question about the registry; null for a change of it. */
async function answer(folder: string, { print, history, status }: Values): Promise<string[] | null> {
  if (!print && history === undefined && !status) return null;
  const { entries, broken } = await readEntries(folder);
  if (print && broken.size > 0) throw new Error([...broken.values()].join('\n'));
  if (print) return [JSON.stringify({ version: 2, entries: [...entries.values()] }, null, 2)];
  await noticeEdits(folder)();
  const logged = await new ChangeLog(folder).read();
  if (history === undefined) return [...statusInWords([...entries.values()], logged), ...broken.values()];
  return historyInWords(history, logged, await recordedBuilds(folder, history));
}

async function changesIn(registry: string, candidates: readonly Candidate[], values: Values): Promise<Change[]> {
  const { rollback, to, canary, preview } = values;
  if (to !== undefined && rollback?.length !== 1) throw new Error('--to goes with --rollback of one entry');
  if (rollback) return Promise.all(rollback.map((name) => rollbackOf(registry, name, to)));
  // A preview must be accepted as a canary would be.
  const share = preview ? 1 : canary === undefined ? null : shareOf(canary);
  const how = { share, onlyNew: values.new ?? false, isBeside: values.beside ?? false };
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
 * Changes which builds are live, according to `args`, or answers a question about them.
 * @throws Error with a message for the operator, if nothing was changed.
 */
export async function registerCommand(
  args: readonly string[],
  { registry, dist, gateKey, previewKey, ...keys }: Places & Keys & GateTrust & PreviewKey,
  printer: Printer,
): Promise<void> {
  const { values, positionals } = parse(args);
  if (isUrl(registry))
    throw new Error(
      `PORTAL_REGISTRY is the address ${registry}, which can only be read here. Set it to the folder that is published there, register, and publish what register --print writes.`,
    );
  const lines = await answer(registry, values);
  if (lines) return lines.forEach((line) => printer.log(line));
  if (values.rollback && positionals.length > 0) throw new Error('either --rollback or builds, not both');
  const reach = await reachOf({ ...keys, ...(values['key-file'] && { key: await keyIn(values['key-file']) }) });
  if (values.force && !values.check && reach && reach.entries !== 'all')
    throw new Error(`--force is for keys that reach all entries, not for that of ${reach.team}`);
  const isPreview = values.preview ?? false;
  // A preview runs for those with its link alone, before its gate.
  const trust = { gateKey, isForced: isPreview || (values.force ?? false) };
  const candidates = await readCandidates(positionals, trust, (line) => printer.warn(line));
  const changes = await changesIn(registry, candidates, values);
  if (changes.length === 0) throw new Error(USAGE);
  const by = [...(reach ? [reach.team] : []), values.by ?? account()].join(', ');
  const { stored, notes } = await deploy(registry, {
    changes,
    ...(await knownOf(candidates, dist)),
    by,
    reach,
    why: values.why,
    givesUpPrevious: values['give-up-previous'] ?? false,
    isTrial: isPreview || (values.check ?? false),
  });
  for (const note of notes) printer.warn(note);
  if (isPreview && !values.check) {
    const links = await storePreviews(registry, stored, { by, why: values.why, previewKey });
    return links.forEach((link) => printer.log(link));
  }
  if (values.check) return printer.log('nothing was changed; this would be accepted');
  for (const entry of stored) printer.log(entryInWords(entry));
  await prune(candidates, stored, printer);
}

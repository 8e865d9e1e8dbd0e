import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { API_NAME } from '@portal/shared/contract/comparison/apiName';
import { apiReleaseFile } from '@portal/shared/contract/comparison/callsFile';
import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { generationOfShell } from '@portal/shared/section/generation';
import {
  buildRecord,
  isShellEntry,
  SHELL_MANIFEST_FILE,
  SHELL_NAME,
  shellBuild,
  type BuildRecord,
  type RegistryEntry,
  type ShellBuild,
  type ShellEntry,
} from '@portal/shared/section/registry';
import { isUrl, parseRecord, readRecord } from './buildRecord.ts';
import { buildsIn, KnownCalls } from './calls/KnownCalls.ts';
import { readCalls } from './calls/readCalls.ts';
import { isHeldBack, withBuild, withCanary, withRollback } from './changes.ts';
import { deploy, type Change } from './deploy.ts';
import { gateObjection } from './gateRecord.ts';
import { withShellBeside } from './generations.ts';
import { pruneBuilds } from './pruneBuilds.ts';
import type { RegistryOptions } from './RegistrySource.ts';
import { readEntries } from './storage/registryFolder.ts';

const USAGE = `Changes which builds of the sections and of the shell are live, and which release of the API they are compared with.
  node shell/server/register.ts <build>...              puts builds live
  node shell/server/register.ts --new <build>...        the same, but skips builds that were rolled back or are a canary
  node shell/server/register.ts --canary 0.1 <build>    gives a build to a tenth of the visitors; 0 ends that
  node shell/server/register.ts --beside <shell> <build>  gives a section of another generation of React or of
                                                        @portal/shared a shell of it, beside the live one
  node shell/server/register.ts --rollback mf-sign      goes back to the previous build; also of several, also of shell
  node shell/server/register.ts --print                 writes the registry as one document, to publish at an address
  --check                                               with builds: only says whether they would be accepted
  --give-up-previous                                    gives up the way back to previous builds whose calls do not fit
  --force                                               takes a section's build that has not passed the gate
<build> is a file (mf-sign/dist/section.json, shell/dist/shell.json, api/dist/api.json) or a URL
(http://mf-sign:3001/section.json, http://api:4000/api/release.json).
The registry is the folder PORTAL_REGISTRY, or registry.d in PORTAL_DATA.`;

/** Places of the registry and of the shell's own build. */
type Places = Pick<RegistryOptions, 'registry' | 'dist'>;
/** Output and warnings of the command. */
type Printer = Pick<Console, 'log' | 'warn'>;

const OPTIONS = {
  new: { type: 'boolean' },
  canary: { type: 'string' },
  beside: { type: 'boolean' },
  rollback: { type: 'string', multiple: true },
  print: { type: 'boolean' },
  check: { type: 'boolean' },
  'give-up-previous': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

function shareOf(text: string): number {
  const share = Number(text);
  if (text.trim() === '' || !(share >= 0 && share <= 1))
    throw new Error(`--canary ${text}: the share of the visitors is a number from 0 to 1`);
  return share;
}

/** Additional shells, each with its generation. */
const besideInWords = (entry: RegistryEntry) =>
  isShellEntry(entry)
    ? (entry.beside ?? []).map((build) => `, beside it ${build.id} (${generationOfShell(build) ?? 'unknown'})`).join('')
    : '';

const inWords = (entry: RegistryEntry) => {
  const { name, current, previous, canary } = entry;
  const tried = canary ? `, canary ${canary.build.id} for ${canary.share * 100} %` : '';
  return `${name}: ${current.id}, before it ${previous?.id ?? 'none'}${tried}${besideInWords(entry)}`;
};

const isShellBuild = (build: BuildRecord): build is ShellBuild => build.name === SHELL_NAME;

interface Candidate {
  fileOrUrl: string;
  build: BuildRecord;
  calls: CallDescriptions | null;
}

/** Reads a build with its calls; a release of the API has them in its record. */
async function readCandidate(fileOrUrl: string): Promise<Candidate> {
  const content = await readRecord(fileOrUrl, v.unknown());
  const build = parseRecord(fileOrUrl, buildRecord, content);
  const isApi = build.name === API_NAME;
  const calls = isApi ? parseRecord(fileOrUrl, apiReleaseFile, content).calls : await readCalls(fileOrUrl, build.id);
  return { fileOrUrl, build, calls };
}

/** Reads the builds; those of sections must have passed the gate. */
async function readCandidates(places: readonly string[], isForced: boolean, printer: Printer): Promise<Candidate[]> {
  const candidates = await Promise.all(places.map(readCandidate));
  const sections = candidates.filter(({ build }) => build.name !== SHELL_NAME && build.name !== API_NAME);
  const found = await Promise.all(sections.map(({ build, fileOrUrl }) => gateObjection(build, fileOrUrl)));
  const notPassed = found.filter((objection) => objection !== null);
  if (notPassed.length > 0 && !isForced) throw new Error(`refused, nothing was changed:\n${notPassed.join('\n')}`);
  for (const objection of notPassed) printer.warn(`--force: ${objection}`);
  return candidates;
}

/** Shell on this machine, which is live if none is registered. */
const readOwnShell = (dist: string): Promise<ShellEntry | null> =>
  readRecord(join(dist, SHELL_MANIFEST_FILE), shellBuild).then(
    (current) => ({ name: SHELL_NAME, current, previous: null, canary: null }),
    () => null,
  );

interface HowToChange {
  share: number | null;
  onlyNew: boolean;
  isBeside: boolean;
}

function changeOf({ fileOrUrl, build }: Candidate, { share, onlyNew, isBeside }: HowToChange): Change {
  return {
    name: build.name,
    change(before) {
      if (isBeside && isShellBuild(build)) return withShellBeside(before, build);
      if (onlyNew && isHeldBack(before, build)) return null;
      const after = share === null ? withBuild(before, build) : withCanary(before, build, share);
      const isServer = isUrl(fileOrUrl) && build.name !== API_NAME;
      return isServer && share === null ? { ...after, origin: new URL(fileOrUrl).origin } : after;
    },
  };
}

const rollbackOf = (name: string): Change => ({
  name,
  change(before) {
    if (!before) throw new Error(`${name} is not in the registry`);
    return withRollback(before);
  },
});

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

async function print(folder: string, printer: Printer): Promise<void> {
  const { entries, broken } = await readEntries(folder);
  if (broken.size > 0) throw new Error([...broken.values()].join('\n'));
  printer.log(JSON.stringify({ version: 2, entries: [...entries.values()] }, null, 2));
}

/**
 * Changes which builds are live, according to `args`.
 * @throws Error with a message for the operator, if nothing was changed.
 */
export async function registerCommand(
  args: readonly string[],
  { registry, dist }: Places,
  printer: Printer,
): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (isUrl(registry))
    throw new Error(
      `PORTAL_REGISTRY is the address ${registry}, which can only be read here. Set it to the folder that is published there, register, and publish what register --print writes.`,
    );
  if (values.print) return print(registry, printer);
  if (values.rollback && positionals.length > 0) throw new Error('either --rollback or builds, not both');
  const share = values.canary === undefined ? null : shareOf(values.canary);
  const isBeside = values.beside ?? false;
  const candidates = await readCandidates(positionals, values.force ?? false, printer);
  const changes = values.rollback
    ? values.rollback.map(rollbackOf)
    : candidates.map((candidate) => changeOf(candidate, { share, onlyNew: values.new ?? false, isBeside }));
  if (changes.length === 0) throw new Error(USAGE);
  const calls = new KnownCalls();
  for (const candidate of candidates) calls.add(candidate.build, candidate.calls);
  const ownShell = await readOwnShell(dist);
  if (ownShell) calls.add(ownShell.current, await readCalls(join(dist, SHELL_MANIFEST_FILE), ownShell.current.id));
  const { stored, notes } = await deploy(registry, {
    changes,
    ownShell,
    calls,
    givesUpPrevious: values['give-up-previous'] ?? false,
    isTrial: values.check ?? false,
  });
  for (const note of notes) printer.warn(note);
  if (values.check) return printer.log('nothing was changed; this would be accepted');
  for (const entry of stored) printer.log(inWords(entry));
  await prune(candidates, stored, printer);
}

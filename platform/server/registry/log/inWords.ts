import { generationOfShell } from '@portal/shared/section/generation';
import { isShellEntry, type RegistryEntry } from '@portal/shared/section/registry';
import type { LoggedChange, State } from './ChangeLog.ts';
import { stateOf } from './stateOf.ts';

const GATE_LETTERS = 12;

/** Share of the visitors in percent. */
const inPercent = (share: number) => `${Math.round(share * 1000) / 10} %`;

const stateInWords = ({ current, previous, canary }: State) =>
  `${current}, before it ${previous ?? 'none'}` +
  (canary ? `, canary ${canary.build} for ${inPercent(canary.share)}` : '');

/** Additional shells, each with its generation. */
const besideInWords = (entry: RegistryEntry) =>
  isShellEntry(entry)
    ? (entry.beside ?? []).map((build) => `, beside it ${build.id} (${generationOfShell(build) ?? 'unknown'})`).join('')
    : '';

/** Builds of an entry. */
export const entryInWords = (entry: RegistryEntry): string =>
  `${entry.name}: ${stateInWords(stateOf(entry).state)}${besideInWords(entry)}`;

function changeInWords({ at, by, kind, state, why, gate }: LoggedChange): string {
  const builds = state ? stateInWords(state) : 'no valid entry';
  const passed = gate === undefined ? '' : `, gate ${gate.slice(0, GATE_LETTERS)}`;
  return `${at}  ${kind}: ${builds}  (${by}${passed})${why === undefined ? '' : `  ${why}`}`;
}

/** Lines of an entry's history, the latest first, and the builds that can be made live again. */
export function historyInWords(
  name: string,
  logged: readonly LoggedChange[],
  recorded: ReadonlyMap<string, Date>,
): string[] {
  const changes = logged.filter((change) => change.name === name).toReversed();
  if (changes.length === 0) return [`the log has no change of ${name}`];
  const current = changes[0]?.state?.current;
  const others = [...recorded].filter(([id]) => id !== current);
  return [
    ...changes.map(changeInWords),
    ...others.map(([id, until]) => `--rollback ${name} --to ${id} works until ${until.toISOString().slice(0, 10)}`),
  ];
}

/** Change by which the current build of an entry went live. */
export const wentLive = (
  { name, current }: RegistryEntry,
  logged: readonly LoggedChange[],
): LoggedChange | undefined => {
  const changes = logged.filter((change) => change.name === name);
  const before = changes.findLastIndex(({ state }) => state?.current !== current.id);
  return changes[before + 1];
};

/** Lines on what is live since when, and on canaries. */
export const statusInWords = (entries: readonly RegistryEntry[], logged: readonly LoggedChange[]): string[] =>
  entries.map((entry) => {
    const live = wentLive(entry, logged);
    const { canary, endedCanary: ended } = entry;
    return [
      entryInWords(entry),
      ...(live ? [`live since ${live.at} (${live.by})`] : []),
      ...(canary?.since ? [`canary since ${canary.since}`] : []),
      ...(ended ? [`canary ${ended.build} ended at ${ended.at}: ${ended.why}`] : []),
    ].join('; ');
  });

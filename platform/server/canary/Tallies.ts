import type { VisitReport } from '../../src/visits/visitReport.ts';
import { pairOf, type TriedEntry } from '../registry/pairs.ts';
import { addAt, stepOf } from './steps.ts';
import { emptyTally, MEASURES, minuteOf, type Measure, type Side, type Tally } from './Tally.ts';

const MINUTE_MS = 60_000;
const THOUSANDTHS = 1000;
/** Older counts are dropped. */
const MAX_MINUTES = 24 * 60;

/** Value of a measure in a browser's report; undefined if it was not measured. */
function valueOf({ readyMs, vitals }: VisitReport, measure: Measure): number | undefined {
  if (measure === 'ready') return readyMs;
  const value = vitals?.[measure];
  return value !== undefined && measure === 'CLS' ? value * THOUSANDTHS : value;
}

/** Side of a build; null if it is neither the canary nor the live build. */
const sideOf = ({ canary, current }: TriedEntry, build: string): Side | null => {
  if (build === canary.build.id) return 'canary';
  return build === current.id ? 'live' : null;
};

/** Counts of this server for each active canary. */
export class Tallies {
  readonly #tallies = new Map<string, Tally>();

  get all(): Tally[] {
    return [...this.#tallies.values()];
  }

  /** Counts a browser's report; ignores builds that are not being compared. */
  note(entry: TriedEntry, report: VisitReport, now = Date.now()): void {
    const { section, pair, build, events, ageSeconds } = report;
    const side = sideOf(entry, build);
    if (pair !== pairOf(entry) || !side) return;
    const key = `${section} ${pair}`;
    const tally = this.#tallies.get(key) ?? emptyTally(section, pair);
    this.#tallies.set(key, tally);
    const latest = Math.floor(now / MINUTE_MS);
    const opened = Math.floor((now - ageSeconds * 1000) / MINUTE_MS);
    const counts = minuteOf(tally, Math.max(opened, latest - MAX_MINUTES + 1))[side];
    for (const event of new Set(events)) counts[event] += 1;
    for (const measure of MEASURES) {
      const value = valueOf(report, measure);
      if (value !== undefined) addAt(tally.measured[measure][side], stepOf(value));
    }
  }

  /** Drops the counts of other pairs, and those older than a day. */
  keep(entries: readonly TriedEntry[], now = Date.now()): void {
    const remaining = new Set(entries.map((entry) => `${entry.name} ${pairOf(entry)}`));
    const oldest = Math.floor(now / MINUTE_MS) - MAX_MINUTES;
    for (const [key, tally] of this.#tallies) {
      if (remaining.has(key)) tally.minutes = tally.minutes.filter(({ minute }) => minute > oldest);
      else this.#tallies.delete(key);
    }
  }
}

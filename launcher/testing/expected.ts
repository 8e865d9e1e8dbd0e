import { readHistory, type HistoryLine } from './history.ts';
import seconds from './seconds.json' with { type: 'json' };

/** Name of the suite in a line for a whole step. */
export const WHOLE = '*';

/** Default seconds of a step or a file of journeys, and of a suite of units. */
const UNKNOWN_SECONDS = 30;
const UNKNOWN_UNIT_SECONDS = 3;
const JOURNEY_SECONDS = 8;

const keyOf = (step: string, suite: string) => (suite === WHOLE ? step : `${step} ${suite}`);

/** Recorded seconds for shards, the same on every machine; `npm run test:all -- remember` renews them. */
const RECORDED: Readonly<Record<string, number>> = seconds;

/** Recorded seconds of a suite or step; for a new file of journeys by their number. */
export const recordedSeconds = (step: string, suite = WHOLE, journeys = 0): number =>
  RECORDED[keyOf(step, suite)] ??
  (journeys * JOURNEY_SECONDS || (step === 'units' && suite !== WHOLE ? UNKNOWN_UNIT_SECONDS : UNKNOWN_SECONDS));

/** Expected seconds of steps and suites: those of this machine, else the recorded ones. */
export class Expected {
  readonly #here = new Map<string, HistoryLine>();

  constructor(lines = readHistory()) {
    for (const line of lines) this.#here.set(keyOf(line.step, line.suite), line);
  }

  secondsOf(step: string, suite = WHOLE): number {
    return this.#here.get(keyOf(step, suite))?.seconds ?? recordedSeconds(step, suite);
  }

  /** Commit of its last run here; null if there was none. */
  lastCommitOf(step: string): string | null {
    return this.#here.get(step)?.commit ?? null;
  }

  wasMeasured(step: string): boolean {
    return this.#here.has(step);
  }
}

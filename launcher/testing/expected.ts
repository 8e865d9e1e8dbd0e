import { readHistory, type HistoryLine } from './history.ts';
import seconds from './seconds.json' with { type: 'json' };

/** The suite's name in a line for a whole step. */
export const WHOLE = '*';

/** Seconds where nothing is known: of a step or a file of journeys, and of a suite of units. */
const UNKNOWN_SECONDS = 30;
const UNKNOWN_UNIT_SECONDS = 3;
const JOURNEY_SECONDS = 8;

const keyOf = (step: string, suite: string) => (suite === WHOLE ? step : `${step} ${suite}`);

/** What is the same on every machine, for shards; `npm run test:all -- remember` renews it. */
const RECORDED: Readonly<Record<string, number>> = seconds;

/** Seconds of a suite, or of a step, by the recorded times alone; of a new file of journeys by how many it has. */
export const recordedSeconds = (step: string, suite = WHOLE, journeys = 0): number =>
  RECORDED[keyOf(step, suite)] ??
  (journeys * JOURNEY_SECONDS || (step === 'units' && suite !== WHOLE ? UNKNOWN_UNIT_SECONDS : UNKNOWN_SECONDS));

/** Seconds of steps and suites as they were on this machine, else as recorded. */
export class Expected {
  readonly #here = new Map<string, HistoryLine>();

  constructor(lines = readHistory()) {
    for (const line of lines) this.#here.set(keyOf(line.step, line.suite), line);
  }

  secondsOf(step: string, suite = WHOLE): number {
    return this.#here.get(keyOf(step, suite))?.seconds ?? recordedSeconds(step, suite);
  }

  /** The commit at which it ran here last; null if it never did. */
  lastCommitOf(step: string): string | null {
    return this.#here.get(step)?.commit ?? null;
  }

  wasMeasured(step: string): boolean {
    return this.#here.has(step);
  }
}

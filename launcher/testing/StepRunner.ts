import { WHOLE, type Expected } from './expected.ts';
import { remember } from './history.ts';
import { addCounts, firstLines, type Counts, type SuiteOutcome } from './outcome.ts';
import { clock, type Progress } from './progress.ts';
import { readQuarantine, withoutQuarantined } from './quarantine.ts';
import type { Step } from './steps.ts';

/** One step of a run, or this run's part of it. */
export interface PlannedStep {
  name: string;
  step: Step;
  /** Files of this shard; undefined: the whole step. */
  files?: readonly string[];
}

/** Result of a step. */
export interface StepOutcome extends Counts {
  name: string;
  seconds: number;
  suites: SuiteOutcome[];
}

/** Runs steps, shows their progress, prints failures at once, and records the duration of each suite. */
export class StepRunner {
  readonly outcomes: StepOutcome[] = [];
  readonly #progress: Progress;
  readonly #expected: Expected;
  readonly #commit: string;
  readonly #quarantine = readQuarantine();

  constructor(progress: Progress, expected: Expected, commit: string) {
    this.#progress = progress;
    this.#expected = expected;
    this.#commit = commit;
  }

  /** Runs several steps at a time. */
  async run(steps: readonly PlannedStep[], atATime: number): Promise<void> {
    const waiting = [...steps];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.#runOne(next);
    };
    await Promise.all(Array.from({ length: atATime }, worker));
  }

  async #runOne({ name, step, files }: PlannedStep): Promise<void> {
    const began = this.#progress.seconds;
    const suites: SuiteOutcome[] = [];
    let total = 0;
    const expected = files
      ? files.reduce((sum, file) => sum + this.#expected.secondsOf(name, file), 0)
      : this.#expected.secondsOf(name);
    this.#progress.line(name, `${step.title} (about ${clock(expected)})`);
    const moved = (ended: number, failed: number) => {
      if (total === 0) return;
      const left = Math.max(0, expected - (this.#progress.seconds - began));
      this.#progress.moving(name, `${ended} of ${total}   ${failed} failed   ${clock(left)} left`);
    };
    const failedSoFar = () => addCounts(suites).failed;
    let ended = 0;
    await step.run(
      {
        expects: (tests) => {
          total = tests;
        },
        moves: () => moved(++ended, failedSoFar()),
        hears: (heard) => {
          const outcome = withoutQuarantined(heard, this.#quarantine);
          suites.push(outcome);
          remember(this.#commit, name, outcome);
          for (const failure of outcome.failures)
            this.#progress.line(
              'failed',
              `${failure.name}\n${firstLines(failure.message)}\n  again: ${failure.command}`,
            );
          moved(suites.length, failedSoFar());
        },
        hasFailed: () => failedSoFar() > 0,
      },
      files,
    );
    const seconds = this.#progress.seconds - began;
    const counts = addCounts(suites);
    if (!files) {
      const none = { failures: [], notRun: [] };
      remember(this.#commit, name, { suite: WHOLE, seconds, ...counts, ...none });
    }
    this.outcomes.push({ name, seconds, suites, ...counts });
    const { passed, failed, skipped } = counts;
    this.#progress.line(name, `${passed} passed, ${failed} failed, ${skipped} skipped   ${clock(seconds)}`);
  }
}

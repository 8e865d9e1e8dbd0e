import { recordedSeconds, WHOLE } from './expected.ts';
import type { Step } from './steps.ts';

/** An indivisible part of the tests: a file of journeys, or a step. */
export interface Job {
  step: string;
  /** `*` for the whole step. */
  suite: string;
  seconds: number;
}

export interface Shard {
  /** From 1. */
  part: number;
  of: number;
}

/** @returns null for words that are no shard, such as `5/4` */
export function readShard(words: string): Shard | null {
  const [, part = 0, of = 0] = (/^([1-9]\d?)\/([1-9]\d?)$/.exec(words) ?? []).map(Number);
  return part >= 1 && part <= of ? { part, of } : null;
}

/** Journeys of one step that run at once (`e2e/playwright.config.ts`). */
const WORKERS = 2;

/** All jobs of some steps, with the recorded seconds: every machine divides them alike. */
export async function jobsOf(steps: Readonly<Record<string, Step>>): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const [step, { files }] of Object.entries(steps))
    if (!files) jobs.push({ step, suite: WHOLE, seconds: recordedSeconds(step) });
    else {
      for (const [suite, journeys] of await files())
        jobs.push({ step, suite, seconds: recordedSeconds(step, suite, journeys) / WORKERS });
    }
  return jobs;
}

/** Jobs of one shard: the longest first, each assigned to the shortest shard. */
export function jobsOfShard(jobs: readonly Job[], { part, of }: Shard): Job[] {
  const parts = Array.from({ length: of }, () => ({ seconds: 0, jobs: [] as Job[] }));
  const nameOf = ({ step, suite }: Job) => `${step} ${suite}`;
  const longestFirst = [...jobs].sort(
    (one, other) => other.seconds - one.seconds || (nameOf(one) < nameOf(other) ? -1 : 1),
  );
  for (const job of longestFirst) {
    const least = parts.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.seconds += job.seconds;
    least.jobs.push(job);
  }
  return parts[part - 1]?.jobs ?? [];
}

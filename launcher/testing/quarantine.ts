import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SuiteOutcome } from './outcome.ts';

/**
 * Tests that both passed and failed at one commit. For seven days each is run and reported without failing the gate; by
 * then its cause is fixed, or the line fails.
 */
const entry = v.strictObject({
  /** Name of the test in a failure. */
  test: v.string(),
  commit: v.string(),
  /** Day of the entry, `2026-11-28`. */
  day: v.pipe(v.string(), v.isoDate()),
  cause: v.pipe(v.string(), v.minLength(10)),
});
export type Quarantined = v.InferOutput<typeof entry>;

const MAX_DAYS = 7;
const DAY_MS = 86_400_000;

export const readQuarantine = (file = join(import.meta.dirname, 'quarantine.json')): Quarantined[] =>
  v.parse(v.array(entry), JSON.parse(readFileSync(file, 'utf8')));

export const expiredEntries = (entries: readonly Quarantined[], now: Date): Quarantined[] =>
  entries.filter(({ day }) => now.getTime() - Date.parse(day) > MAX_DAYS * DAY_MS);

/** The outcome without failures of such tests, which are listed as not counted. */
export function withoutQuarantined(outcome: SuiteOutcome, entries: readonly Quarantined[]): SuiteOutcome {
  const tests = new Map(entries.map((one) => [one.test, one]));
  const left = outcome.failures.filter(({ name }) => tests.has(name));
  if (left.length === 0) return outcome;
  return {
    ...outcome,
    failed: outcome.failed - left.length,
    skipped: outcome.skipped + left.length,
    failures: outcome.failures.filter(({ name }) => !tests.has(name)),
    notRun: [...outcome.notRun, ...left.map(({ name }) => `${name}: failed, in quarantine: ${tests.get(name)?.cause}`)],
  };
}

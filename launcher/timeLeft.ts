const MINUTE_MS = 60_000;
const began = Date.now();

/** Minutes since this run of the tests has begun. */
export const elapsedMinutes = (): number => (Date.now() - began) / MINUTE_MS;

/**
 * Minutes until whoever waits for this run ends it, whatever it has found (`TEST_MINUTES`); endless where nobody does.
 * A run that is ended from outside says nothing; one that leaves out what it has no time for says what that is.
 */
export function minutesLeft(): number {
  const { TEST_MINUTES } = process.env;
  return TEST_MINUTES ? Number(TEST_MINUTES) - elapsedMinutes() : Infinity;
}

/** Playwright's option that ends a run in time; what was not walked then is counted as skipped. */
export const endInTime = (): string[] => {
  const left = minutesLeft();
  return left === Infinity ? [] : [`--global-timeout=${Math.max(1, Math.round(left * MINUTE_MS))}`];
};

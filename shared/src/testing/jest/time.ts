/** The moment at which each suite of a browser's project begins, so that none depends on the day of its run. */
export const BEGIN = Date.parse('2026-11-23T10:00:00+09:00');

/**
 * How long one test may take, in milliseconds: on a cold machine, creating the first database takes many seconds, and
 * filling in a form of ten fields too where two programs share a processor. A test that hangs is found all the same.
 */
export const TEST_TIMEOUT_MS = 120_000;

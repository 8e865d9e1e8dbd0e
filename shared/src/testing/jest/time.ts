/** Start time of each suite of a browser project, so that no test depends on the current day. */
export const BEGIN = Date.parse('2026-11-23T10:00:00+09:00');

/**
 * Maximum duration of a test in milliseconds. On a cold machine, creating the first database takes many seconds, as
 * does filling in a form of ten fields while two programs share a processor. A hanging test is still found.
 */
export const TEST_TIMEOUT_MS = 120_000;

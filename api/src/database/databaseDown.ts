import { LOCK_NOT_AVAILABLE, RETRYABLE_STATES, sqlStateOf } from './transaction.ts';

/** SQLSTATE classes: no connection, out of resources (a full disk, too many connections), ended by the server. */
const DOWN_STATES = /^(08|53|57P)/;

/** Codes of a failed connection, a lock held by others, and a conflict that persisted through all retries. */
const DOWN_CODES: readonly unknown[] = [
  ...[LOCK_NOT_AVAILABLE, ...RETRYABLE_STATES],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
];

/**
 * Messages of driver errors that have no code: no connection in time, a connection that broke or was found broken by
 * the next statement of its transaction, a pool or embedded database being closed.
 */
const DOWN_MESSAGES = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
    'PGlite is clos(ed|ing)',
  ].join('|'),
);

/** True if the error means that the database is temporarily unavailable and the call can be retried later. */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (DOWN_CODES.includes(state) || (typeof state === 'string' && DOWN_STATES.test(state))) return true;
  if (!(error instanceof Error)) return false;
  // A stopped server removes its socket file.
  if (state === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return DOWN_MESSAGES.test(error.message) || isDatabaseDown(error.cause);
}

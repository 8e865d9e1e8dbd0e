import { LOCK_NOT_AVAILABLE, RETRYABLE_STATES, sqlStateOf } from './transaction.ts';

/** SQLSTATE classes: no connection, out of resources (a full disk, too many connections), ended by the server. */
const DOWN_STATES = /^(08|53|57P)/;

/** Codes of a connection that fails, a lock that others have, a conflict that was repeated in vain. */
const DOWN_CODES: readonly unknown[] = [
  ...[LOCK_NOT_AVAILABLE, ...RETRYABLE_STATES],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
];

/**
 * What the drivers say without a code: a connection that could not be had in time, that broke, or was broken when the
 * next statement of its transaction came; a pool or an embedded database that is being closed.
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

/** True if an error says that the database cannot serve this now, so that the same may be tried again later. */
export function isDatabaseDown(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (DOWN_CODES.includes(state) || (typeof state === 'string' && DOWN_STATES.test(state))) return true;
  if (!(error instanceof Error)) return false;
  // A server on a socket that has stopped leaves no file behind.
  if (state === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return DOWN_MESSAGES.test(error.message) || isDatabaseDown(error.cause);
}

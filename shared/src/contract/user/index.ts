/** Accounts and sessions (specification §7). The queries of these paths must never be logged. */

export { APPLICATION_ID } from './fields.ts';
export * from './account.ts';
export * from './dormancy.ts';
export * from './joining.ts';
export * from './recovery.ts';
export * from './session.ts';
export * from './correction.ts';

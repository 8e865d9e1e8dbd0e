/** Accounts and sessions (specification §7). Queries of these paths are never logged. */

export { APPLICATION_ID } from './user/fields.ts';
export * from './user/account.ts';
export * from './user/dormancy.ts';
export * from './user/joining.ts';
export * from './user/recovery.ts';
export * from './user/session.ts';

import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';

/** Every migration, in the order in which they run; the name says which and must never change. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
};

import type { Migration as KyselyMigration } from 'kysely/migration';

/** A step from the tables of one version to those of the next. */
export interface Migration extends Pick<KyselyMigration, 'up'> {
  /**
   * Runs outside a transaction: a concurrent index, rows in batches. It waits for locks without limit, and starts over
   * after an interruption.
   */
  outsideTransaction?: true;
}

/** Migrations by name, sorted. */
export type Migrations = Record<string, Migration>;

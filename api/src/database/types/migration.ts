import type { Migration as KyselyMigration } from 'kysely/migration';

/** A step from the tables of one version to those of the next. */
export interface Migration extends Pick<KyselyMigration, 'up'> {
  /**
   * Its statements are no transaction: an index beside writers, rows in batches. It waits for locks as long as it
   * takes, and begins again after it was cut off.
   */
  outsideTransaction?: true;
}

/** By their names, of which the order follows. */
export type Migrations = Record<string, Migration>;

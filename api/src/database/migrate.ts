import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Queries } from './tables.ts';

/** Brings the tables up to date. Several processes may start at once: the migrator holds a lock in the database. */
export async function migrate(queries: Queries): Promise<string[]> {
  const migrator = new Migrator({ db: queries, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

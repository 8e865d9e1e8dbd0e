import { sql } from 'kysely';
import type { Queries } from '../database/tables.ts';
import type { FileStore } from '../integrations/files/fileStore.ts';
import { loadMainDemo } from './main/demo.ts';
import { loadManagerDemo } from './manager/demo/demo.ts';
import { loadNewsDemo } from './news/demo.ts';
import { loadSpaceDemo } from './space/demo.ts';
import { loadUserDemo } from './user/demo/demo.ts';

type DemoLoader = (db: Queries, now: Date, files: FileStore) => Promise<void>;

/** In this order; accounts come first, what belongs to them after. An area adds its loader here. */
const loaders: readonly DemoLoader[] = [loadUserDemo, loadManagerDemo, loadMainDemo, loadNewsDemo, loadSpaceDemo];

const MARKER = 'demo content';

/** Loads demo content once into a database that has no members; two processes at once load it once. */
export async function loadDemo(db: Queries, now: Date, files: FileStore): Promise<boolean> {
  const loaded = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${MARKER}, 0))`.execute(transaction);
    const marker = await transaction
      .selectFrom('marker')
      .select('marker_name')
      .where('marker_name', '=', MARKER)
      .executeTakeFirst();
    const someone = await transaction.selectFrom('member').select('member_no').limit(1).executeTakeFirst();
    if (marker || someone) return false;
    for (const load of loaders) await load(transaction, now, files);
    await transaction.insertInto('marker').values({ marker_name: MARKER, created_at: now }).execute();
    return true;
  });
  // Fresh tables have no statistics, and the planner guesses badly without.
  if (loaded) await sql`analyze`.execute(db);
  return loaded;
}

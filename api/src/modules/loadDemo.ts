import { sql } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError } from '../configuration/configurationError.ts';
import type { Queries } from '../database/types/tables.ts';
import type { FileStore } from '../integrations/files/fileStore.ts';
import type { PasswordCost } from '../secrets/passwordCost.ts';
import { loadMainDemo } from './main/demo/loadDemo.ts';
import { loadManagerDemo } from './manager/demo/loadDemo.ts';
import { loadNewsDemo } from './news/demo/loadDemo.ts';
import { loadOfficeDemo } from './office/demo/loadDemo.ts';
import { loadSpaceDemo } from './space/demo/loadDemo.ts';
import { loadUserDemo } from './user/demo/loadDemo.ts';

type Keys = Configuration['encryptionKeys'];
type DemoLoader = (db: Queries, now: Date, files: FileStore, keys: Keys, passwordCost?: PasswordCost) => Promise<void>;

interface DemoParts {
  files: FileStore;
  keys: Keys;
  withContent?: boolean;
  /** Less in tests. */
  passwordCost?: PasswordCost;
}

/** Run in this order: accounts first, then what belongs to them. A module adds its loader here. */
const loaders: readonly DemoLoader[] = [
  loadUserDemo,
  loadManagerDemo,
  loadMainDemo,
  loadNewsDemo,
  loadSpaceDemo,
  loadOfficeDemo,
];

/** The name of this load in the table of loads. */
const LOAD_NAME = 'demo content';

/**
 * Refuses a database that was a demo once: its accounts have a published password, and its link works for ever.
 * @throws ConfigurationError
 */
export async function refuseDemoContent(db: Queries): Promise<void> {
  const load = await db
    .selectFrom('data_load')
    .select('load_name')
    .where('load_name', '=', LOAD_NAME)
    .executeTakeFirst();
  if (load) throw new ConfigurationError('The database was a demo once: production needs a database of its own');
}

/**
 * Makes a database without members that of a demo, once, even when two processes start at the same time. A demo without
 * content is marked all the same: its phones were never verified.
 */
export async function loadDemo(
  db: Queries,
  now: Date,
  { files, keys, withContent = true, passwordCost }: DemoParts,
): Promise<boolean> {
  const loaded = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${LOAD_NAME}, 0))`.execute(transaction);
    const earlier = await transaction
      .selectFrom('data_load')
      .select('load_name')
      .where('load_name', '=', LOAD_NAME)
      .executeTakeFirst();
    const member = await transaction.selectFrom('member').select('member_no').limit(1).executeTakeFirst();
    if (earlier || member) return false;
    for (const load of withContent ? loaders : []) await load(transaction, now, files, keys, passwordCost);
    await transaction.insertInto('data_load').values({ load_name: LOAD_NAME, loaded_at: now }).execute();
    return true;
  });
  // Without statistics the planner chooses badly, and fresh tables have none.
  if (loaded) await sql`analyze`.execute(db);
  return loaded;
}

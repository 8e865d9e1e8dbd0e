import { sql } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError } from '../configuration/configurationError.ts';
import type { Database } from '../database/types/database.ts';
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
  /** Lower in tests. */
  passwordCost?: PasswordCost;
}

/** Run in this order: accounts first, then records that belong to them. A module adds its loader here. */
const loaders: readonly DemoLoader[] = [
  loadUserDemo,
  loadManagerDemo,
  loadMainDemo,
  loadNewsDemo,
  loadSpaceDemo,
  loadOfficeDemo,
];

/** Name of this load in the table of loads. */
const LOAD_NAME = 'demo content';

/**
 * Rejects a database that was once a demo: its accounts have a published password, and its link never expires.
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
 * Loads the demo into a database without members, once, even if two processes start at the same time. A demo without
 * content is marked as one too, because its phones were never verified.
 */
export async function loadDemo(
  { queries, withoutTimeout }: Pick<Database, 'queries' | 'withoutTimeout'>,
  now: Date,
  { files, keys, withContent = true, passwordCost }: DemoParts,
): Promise<boolean> {
  const loaded = await queries.transaction().execute(async (transaction) => {
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
  // Fresh tables have no statistics, without which the planner chooses bad plans. Only their owner may make them.
  if (loaded) await withoutTimeout((owner) => sql`analyze`.execute(owner));
  return loaded;
}

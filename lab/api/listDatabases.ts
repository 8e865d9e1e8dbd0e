import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '../../api/src/database/embedded/embedded.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { openPostgres } from '../../api/src/database/postgres.ts';
import type { Database } from '../../api/src/database/types/database.ts';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { fillNotices } from './noticeRows.ts';
import { fillOfficeContents } from './officeContents.ts';
import { fillOfficeMoney } from './officeMoney.ts';
import { fillOffice } from './officeRows.ts';

/** A migrated database with a given number of rows in each list, and the API settings for it. */
export interface ListDatabase {
  database: Database;
  settings: Record<string, string>;
}

/** Opens a short and a long database of one kind; closing them deletes them. */
export async function openListDatabases(kind: Database['kind'], [short, long]: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lists-'));
  const { open, stop } = kind === 'embedded' ? embeddedIn(folder) : await onCluster(folder);
  const opened: ListDatabase[] = [];
  const close = async () => {
    for (const { database } of opened) await database.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const openFilled = async (rows: number) => {
    const listed = await open(rows);
    opened.push(listed);
    await fill(listed.database, rows);
    return listed;
  };
  try {
    return { short: await openFilled(short), long: await openFilled(long), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens an empty database named after its number of rows. */
interface Opener {
  open(rows: number): Promise<ListDatabase>;
  stop(): Promise<void>;
}

function embeddedIn(folder: string): Opener {
  const open = async (rows: number) => {
    const dataFolder = join(folder, `${rows}`);
    return { database: await openEmbedded(join(dataFolder, 'database')), settings: { PORTAL_DATA: dataFolder } };
  };
  return { open, stop: async () => undefined };
}

async function onCluster(folder: string): Promise<Opener> {
  const cluster = await startCluster();
  const open = async (rows: number) => {
    const name = `lists_${rows}`;
    const administrator = await openPostgres(cluster.url, 1);
    await sql`create database ${sql.ref(name)}`.execute(administrator.queries);
    await administrator.close();
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    return { database: await openPostgres(url.href, 4), settings: { DATABASE_URL: url.href, PORTAL_DATA: folder } };
  };
  return { open, stop: () => cluster.stop() };
}

async function fill(database: Database, rows: number): Promise<void> {
  await migrate(database);
  for (const fillSome of [fillNotices, fillOffice, fillOfficeMoney, fillOfficeContents])
    await database.withoutTimeout((queries) => fillSome(queries, rows));
}

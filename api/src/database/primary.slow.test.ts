import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { postgresMissing } from '../testing/index.ts';
import { startCluster, type Cluster } from '../testing/postgresCluster.ts';
import { isDatabaseDown } from './databaseDown.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types/database.ts';

const describeOnServers = postgresMissing() === null ? describe : describe.skip;

describeOnServers('a primary and its standby', () => {
  let primary: Cluster;
  let standby: Cluster;
  let database: Database;

  /** Makes a server behave as a standby does to its clients: it answers, and takes no writes. */
  async function setReadOnly(cluster: Cluster, value: 'on' | 'off') {
    const own = await openPostgres(cluster.url, 1);
    await sql`set default_transaction_read_only = off`.execute(own.queries);
    await sql`alter role portal set default_transaction_read_only = ${sql.raw(value)}`.execute(own.queries);
    await own.close();
  }
  const folderOf = ({ url }: Cluster) => new URL(url).searchParams.get('host') ?? '';
  const answering = async () =>
    (
      await sql<{ folder: string }>`select current_setting('unix_socket_directories') as folder`.execute(
        database.queries,
      )
    ).rows[0]?.folder;

  beforeAll(async () => {
    [primary, standby] = await Promise.all([startCluster(), startCluster()]);
    await setReadOnly(standby, 'on');
    const hosts = [standby, primary].map((cluster) => encodeURIComponent(folderOf(cluster))).join(',');
    database = await openPostgres(`postgres://portal@${hosts}/postgres`, 2);
  });
  afterAll(async () => {
    await database.close();
    await standby.stop();
  });

  test('is written to at the primary, and at the standby once it was promoted, without a new start', async () => {
    // Counts notifications and each begin of listening: at the start and after the switch to the standby.
    let heard = 0;
    const stop = database.listen('probe', () => (heard += 1));
    const notify = () => sql`select pg_notify('probe', '')`.execute(database.queries);
    const hears = async () => {
      for (const before = heard; heard === before; await pause(50)) await notify();
    };
    await hears();

    expect(await answering()).toBe(folderOf(primary));
    expect(await Promise.all([answering(), answering()])).toEqual([folderOf(primary), folderOf(primary)]);

    await primary.stop();
    await Promise.allSettled([answering(), answering()]);
    const refused = await answering().catch((error: unknown) => error);
    expect(isDatabaseDown(refused)).toBe(true);

    await setReadOnly(standby, 'off');
    expect(await answering()).toBe(folderOf(standby));
    await hears();
    await stop();
  });
});

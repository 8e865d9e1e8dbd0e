import assert from 'node:assert/strict';
import { composeProduction } from './compose.ts';
import { DEMANDED } from './production.ts';
import { until } from './until.ts';

const inProduction = (...args: string[]) =>
  composeProduction({ ...DEMANDED, BACKUP_KEY: 'a key of the check' }, ...args);

const ask = async (statement: string) =>
  (await inProduction('exec', '-T', 'postgres', 'psql', '-U', 'portal', '-AtXc', statement)).trim();

/** As in docs/operating.md: into an empty folder. */
const RESTORE = 'find "$PGDATA" -mindepth 1 -delete; pgbackrest --stanza=portal restore';
const BACKUP_TIMEOUT_S = 180;
/** The log is archived after half a minute. */
const ARCHIVE_TIMEOUT_S = 60;

/**
 * Production's database is backed up automatically, encrypted; after the loss of its volume, it is restored with later
 * changes.
 */
export async function productionIsBackedUp(): Promise<string> {
  try {
    await inProduction('up', '-d', '--build', '--wait', 'postgres');
    await inProduction('up', '-d', '--no-build', 'backup');
    const health = async () => (await inProduction('ps', '--format', '{{.Health}}', 'backup')).trim();
    const beganAt = Date.now();
    await until(async () => (await health()) === 'healthy', BACKUP_TIMEOUT_S);
    const backedUp = Date.now() - beganAt;

    await ask('create table kept as select 17 as number');
    const archived = async () => Number(await ask('select archived_count from pg_stat_archiver'));
    const before = await archived();
    await until(async () => (await archived()) > before, ARCHIVE_TIMEOUT_S);
    // A readable repository describes its backups, beginning with their name.
    const list = await inProduction('exec', '-T', 'postgres', 'cat', '/backups/backup/portal/backup.info');
    assert.ok(list.length > 0);
    assert.doesNotMatch(list, /\[backrest\]|db-version/, 'the repository can be read without the key');

    await inProduction('stop', 'backup', 'postgres');
    await inProduction('run', '--rm', '--no-deps', '--entrypoint', 'bash', 'postgres', '-c', RESTORE);
    await inProduction('up', '-d', '--no-build', '--wait', 'postgres');
    assert.equal(await ask('select number from kept'), '17');
    return `first backup after ${(backedUp / 1000).toFixed(0)} s`;
  } finally {
    await inProduction('down', '-v').catch(() => undefined);
  }
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPrograms, type ProcessOwner } from './postgresPrograms.ts';

const START_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 50;

export interface Cluster {
  url: string;
  stop(): Promise<void>;
}

/** No data needs to survive a test, and no plan may depend on when statistics were last collected. */
const FOR_TESTS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Starts a temporary PostgreSQL server on a socket in a temporary folder; throws with the reason if it cannot. A
 * durable one syncs each commit to the disk, as in production.
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const programs = findPrograms(user, join(folder, 'programs'));
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const settings = [...(isDurable ? [] : FOR_TESTS), 'listen_addresses=', 'max_connections=200'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://portal@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(url, server);
  return { url, stop: () => stop(server, folder) };
}

/** User for PostgreSQL, which refuses to run as root: `postgres` or `nobody`; null if this process is not root. */
function unprivileged(): ProcessOwner | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  const names = ['postgres', 'nobody'];
  for (const name of names) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // This machine has no such user; the next one is tried.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

async function waitUntilReady(url: string, server: ChildProcess) {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) throw new Error(`PostgreSQL did not start: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

async function stop(server: ChildProcess, folder: string) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // Immediate shutdown: its data is no longer needed.
  if (server.exitCode === null && server.kill('SIGQUIT')) await ended;
  rmSync(folder, { recursive: true, force: true });
}

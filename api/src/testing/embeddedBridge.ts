import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import { ping, type Database } from '../database/types/database.ts';
import type { Tables } from '../database/types/tables.ts';

export type BridgeRequest = { id: number; sql: string; parameters: unknown[] } | { close: true };
export interface BridgeAnswer {
  id: number;
  rows?: unknown[];
  affectedRows?: number;
  error?: { message: string };
}

/** Opens the embedded database of a folder in another process and uses it over a channel. */
export async function openEmbeddedElsewhere(folder: string): Promise<Database> {
  const child = fork(join(import.meta.dirname, 'embeddedProcess.ts'), [folder], {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // A test that fails before closing the database must not keep the test run alive.
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, (answer: BridgeAnswer) => void>();
  let lastId = 0;
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the embedded database ended with ${code}`)));
  });
  child.on('message', (answer: BridgeAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  async function query<T>(sql: string, parameters: unknown[] = []) {
    const id = (lastId += 1);
    const answer = await new Promise<BridgeAnswer>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, sql, parameters: parameters.map(toClonable) });
    });
    if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error);
    return { rows: (answer.rows ?? []) as T[], affectedRows: answer.affectedRows, fields: [] };
  }
  const pglite = {
    query,
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    close: async () => {
      if (child.connected) child.send({ close: true });
      await ended;
    },
    // The query builder serialises access to the connection.
    async transaction<T>(
      work: (transaction: { query: typeof query; rollback(): Promise<void> }) => Promise<T>,
    ): Promise<T> {
      await query('begin');
      try {
        const result = await work({ query, rollback: async () => void (await query('rollback')) });
        await query('commit');
        return result;
      } catch (error) {
        await query('rollback');
        throw error;
      }
    },
  };
  const queries = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    queries,
    kind: 'embedded',
    programAccount: null,
    withoutTimeout: (work) => work(queries),
    ping: () => ping(queries),
    // No notifications cross the bridge: listeners also poll.
    listen: () => () => Promise.resolve(),
    pool: () => ({ used: 0, idle: 1, waiting: 0 }),
    close: () => pglite.close(),
  };
}

/** Dates of jest's realm cannot be copied between processes; the database accepts them as text too. */
const toClonable = (value: unknown) =>
  Object.prototype.toString.call(value) === '[object Date]' ? (value as Date).toISOString() : value;

import {
  Kysely,
  PostgresDialect,
  type Logger,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { programAccountOf, urlsOfHosts } from '../configuration/databaseUrls.ts';
import { listen } from './listen.ts';
import { preparedStatement } from './preparedQuery.ts';
import { NotThePrimary, primaryClient } from './primary.ts';
import { columnParsers } from './types/columnTypes.ts';
import { ping, type Database } from './types/database.ts';
import type { Tables } from './types/tables.ts';

/** Longer than any statement of this program takes; one that exceeds it is a bug. */
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Longest wait for a lock, after which the statement fails. A contended row is waited for twice, in its queue and at
 * its head: both end before the statement's own timeout.
 */
const LOCK_TIMEOUT_MS = 7_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** A server whose machine has vanished sends nothing, not even its statement timeout. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;

/**
 * All others queue behind a migration that waits for a table, so it gives up soon and is retried. It waits longer than
 * PostgreSQL's `deadlock_timeout` of a second, after which a blocking autovacuum is cancelled.
 */
const MIGRATION_LOCK_TIMEOUT_MS = 1_500;

interface PostgresOptions {
  /** URL of the tables' owner, if `databaseUrl` is of an account with fewer rights. */
  ownerUrl?: string | null;
  /** Receives each statement after it has ended. */
  hear?: Logger | undefined;
  /** Longest wait of a call for a connection. */
  connectTimeoutMs?: number;
  /** Factor of the timeouts of locks and statements. */
  timeoutFactor?: number;
}

export async function openPostgres(
  databaseUrl: string,
  poolSize: number,
  { ownerUrl, hear, connectTimeoutMs = CONNECT_TIMEOUT_MS, timeoutFactor = 1 }: PostgresOptions = {},
): Promise<Database> {
  const pool = openPool(databaseUrl, {
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: timeoutFactor * STATEMENT_TIMEOUT_MS,
    lock_timeout: timeoutFactor * LOCK_TIMEOUT_MS,
    query_timeout: timeoutFactor * ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: timeoutFactor * 2 * STATEMENT_TIMEOUT_MS,
  });
  const dialect = new PostgresDialect({ pool: preparing(pool, urlsOfHosts(databaseUrl).length) });
  const queries = new Kysely<Tables>({ dialect, ...(hear && { log: hear }) });
  return {
    queries,
    kind: 'postgresql',
    programAccount: ownerUrl ? programAccountOf(databaseUrl, ownerUrl) : null,
    withoutTimeout: async (work) => {
      const patient = new Kysely<Tables>({
        dialect: new PostgresDialect({
          pool: openPool(ownerUrl ?? databaseUrl, {
            max: 1,
            statement_timeout: 0,
            lock_timeout: MIGRATION_LOCK_TIMEOUT_MS,
          }),
        }),
      });
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    ping: () => ping(queries),
    listen: (channel, hear) => listen(databaseUrl, channel, hear),
    pool: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => queries.destroy(),
  };
}

function openPool(databaseUrl: string, limits: pg.PoolConfig): pg.Pool {
  const urls = urlsOfHosts(databaseUrl);
  const pool = new pg.Pool({
    ...(urls.length === 1 ? { connectionString: databaseUrl } : { Client: primaryClient(urls) }),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // A statement is sent at once, even while the previous one runs; see `preparingClient`.
    pipeline: true,
    ...limits,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        format === 'binary'
          ? pg.types.getTypeParser(id, format)
          : (columnParsers[id] ?? pg.types.getTypeParser(id, 'text')),
    },
  });
  // A connection that the server closes while idle is replaced at the next query. Without a listener, its error would
  // end the process.
  pool.on('error', () => undefined);
  // If the server closes one in use, the running query fails, and the connection emits an error too.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/** Returns a connection to the first host that gives one at once. */
async function connect(pool: pg.Pool, hosts: number): Promise<pg.PoolClient> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!(error instanceof NotThePrimary) || tried >= hosts) throw error;
    }
  }
}

/** The pool, with connections that prepare the statements of `prepareQuery` under their names. */
function preparing(pool: pg.Pool, hosts: number): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const connection = await connect(pool, hosts);
      const preparer = known.get(connection) ?? preparingClient(connection);
      known.set(connection, preparer);
      return preparer;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

const UNREAD_RESULT = Promise.resolve({ command: 'INSERT', rowCount: 0, rows: [] });

/** Wraps a connection so that a transaction does not wait for statements without a used result. */
function preparingClient(connection: pg.PoolClient): PostgresPoolClient {
  let isInTransaction = false;
  let unread: Promise<pg.QueryResult>[] = [];
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('rows are read whole, without a cursor');
    const statement = preparedStatement(text);
    const result = connection.query({ name: statement?.name, text, values: [...values] });
    if (isInTransaction && statement?.hasAnswer === false) {
      unread.push(result);
      // Its failure surfaces in the next statement.
      result.catch(() => undefined);
      return UNREAD_RESULT;
    }
    if (text === 'begin') void result.then(() => (isInTransaction = true)).catch(() => undefined);
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    const sent = unread;
    unread = [];
    return sent.length === 0 || text === 'rollback' ? result : Promise.all([...sent, result]).then(() => result);
  }
  return { query, release: (destroy) => connection.release(destroy) };
}

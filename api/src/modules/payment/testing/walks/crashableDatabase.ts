import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Database } from '../../../../database/types/database.ts';
import type { Queries, Tables } from '../../../../database/types/tables.ts';
import { CONNECTION_ENDED, gone, lives, STATEMENT_CANCELLED, type Held, type Life } from './life.ts';
import { stopProcess } from './stopProcess.ts';

/** Wraps the database in connections that end with the life holding them. */
export const crashable = (queries: Queries): Queries =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CrashableDriver(queries),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Makes the connections of a server end with the life holding them. */
export function makeCrashable({ database }: { database: Database }): void {
  const { queries } = database;
  const crashableQueries = crashable(queries);
  Object.defineProperty(database, 'queries', { get: () => (lives.getStore() ? crashableQueries : queries) });
}

class CrashableDriver implements Driver {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  init = () => Promise.resolve();
  destroy = () => Promise.resolve();

  acquireConnection(): Promise<DatabaseConnection> {
    const life = lives.getStore();
    if (life?.isDead) return gone();
    return new Promise((resolve, reject) => {
      this.#queries
        .connection()
        .execute(
          (single) =>
            new Promise<void>((release) => {
              // It has died while waiting for a connection.
              if (life?.isDead) {
                release();
                resolve(gone());
              } else resolve(new CrashableConnection(single, release, life));
            }),
        )
        .catch(reject);
    });
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof CrashableConnection) connection.release();
    return Promise.resolve();
  }

  beginTransaction = (connection: DatabaseConnection) => run(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection) => run(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => run(connection, 'rollback');
}

const run = async (connection: DatabaseConnection, statement: string) =>
  void (await connection.executeQuery(CompiledQuery.raw(statement)));

class CrashableConnection implements DatabaseConnection, Held {
  readonly #single: Queries;
  readonly #release: () => void;
  readonly #life: Life | undefined;
  #hasEnded = false;

  constructor(single: Queries, release: () => void, life: Life | undefined) {
    this.#single = single;
    this.#release = release;
    this.#life = life;
    life?.held.add(this);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const work = () => this.#single.executeQuery<Row>(query as CompiledQuery<Row>);
    if (this.#hasEnded) throw Object.assign(new Error('Connection terminated'), { code: CONNECTION_ENDED });
    // An abandoned transaction is rolled back by the database in any case.
    if (!this.#life || (query.sql === 'rollback' && !this.#life.isDead)) return work();
    return this.#life.statement(work, this);
  }

  streamQuery(): never {
    throw new Error('rows are read whole, without a cursor');
  }

  release() {
    this.#life?.held.delete(this);
    this.#release();
  }

  async abandon(): Promise<void> {
    this.#hasEnded = true;
    await this.#single.executeQuery(CompiledQuery.raw('rollback'));
    this.release();
  }

  async stop(): Promise<(() => void) | null> {
    const { rows } = await this.#single.executeQuery<{ pid: number }>(
      CompiledQuery.raw('select pg_backend_pid() as pid'),
    );
    return stopProcess(rows[0]?.pid ?? 0);
  }

  async cancelStatement(): Promise<never> {
    const statement = `do $$ begin raise exception 'canceling statement due to statement timeout' using errcode = '${STATEMENT_CANCELLED}'; end $$`;
    await this.#single.executeQuery(CompiledQuery.raw(statement));
    throw new Error('a statement that is cancelled fails');
  }
}

import type { Database } from '../database/types/database.ts';
import { rememberFresh, type Reset } from './databaseReset.ts';
import { makeTestDatabase, type DatabaseKind, type TestDatabase } from './databases.ts';

interface PooledDatabase extends TestDatabase {
  reset: Reset;
}

/** Lends databases to tests, one after another: each is as a fresh one, though few are made. */
export class DatabasePool {
  readonly #kind: DatabaseKind;
  readonly #idle: PooledDatabase[] = [];

  constructor(kind: DatabaseKind) {
    this.#kind = kind;
  }

  /** A migrated database without rows, and with sessions of its own. Closing it gives it back. */
  async lend(): Promise<Database> {
    const pooled = this.#idle.pop() ?? (await this.#make());
    const database = await pooled.connect();
    if (!(await pooled.reset(pooled.owner))) {
      // A test has changed its tables, not only their rows.
      await database.close();
      await pooled.remove();
      return this.lend();
    }
    let lent = true;
    return {
      ...database,
      close: async () => {
        if (!lent) return;
        lent = false;
        await database.close().finally(() => this.#idle.push(pooled));
      },
    };
  }

  /** Deletes the databases, all of which were given back. */
  async close() {
    await Promise.all(this.#idle.splice(0).map((pooled) => pooled.remove()));
  }

  async #make(): Promise<PooledDatabase> {
    const made = await makeTestDatabase(this.#kind);
    return { ...made, reset: await rememberFresh(made.owner) };
  }
}

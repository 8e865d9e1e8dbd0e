import type { Database } from '../database/types/database.ts';
import { lendTestDatabase, type DatabaseKind, type LentDatabase } from './databases.ts';

/** Lends databases to the tests of one file, one after another: each is like a fresh one, though few are made. */
export class DatabasePool {
  readonly #kind: DatabaseKind;
  readonly #idle: LentDatabase[] = [];

  constructor(kind: DatabaseKind) {
    this.#kind = kind;
  }

  /** Lends a migrated database without rows, with new sessions. Closing it returns it to the pool. */
  async lend(): Promise<Database> {
    const lent = this.#idle.pop() ?? (await lendTestDatabase(this.#kind));
    const database = await lent.connect();
    if (!(await lent.reset(lent.owner))) {
      // A test has changed the tables, not only the rows.
      await database.close();
      await lent.remove();
      return this.lend();
    }
    let isOpen = true;
    return {
      ...database,
      close: async () => {
        if (!isOpen) return;
        isOpen = false;
        await database.close().finally(() => this.#idle.push(lent));
      },
    };
  }

  /** Releases the databases, all of which were returned, to other files. */
  async close() {
    await Promise.all(this.#idle.splice(0).map((lent) => lent.giveBack()));
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../../../api/src/database/types/tables.ts';

const LOOK_EVERY_MS = 20;

/** Polls how long statements have been waiting for a table, including those of a migration. */
export class LockWatch {
  readonly #watching: Promise<void>;
  #longestMs = 0;
  #isOver = false;

  constructor(db: Queries) {
    this.#watching = this.#watch(db);
  }

  /** Longest wait since the last call. */
  takeLongestMs(): number {
    const longest = this.#longestMs;
    this.#longestMs = 0;
    return longest;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#watching;
  }

  async #watch(db: Queries): Promise<void> {
    while (!this.#isOver) {
      const { rows } = await sql<{ ms: number | null }>`
        select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float as ms from pg_locks
        where not granted and locktype = 'relation'`.execute(db);
      this.#longestMs = Math.max(this.#longestMs, rows[0]?.ms ?? 0);
      await pause(LOOK_EVERY_MS);
    }
  }
}

import { sql } from 'kysely';
import type { Queries } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';

/** What is counted when it is read, and its number's column. */
const COUNTED_TABLES = { article: 'article_no', exam_notice: 'exam_notice_no', member_post: 'post_no' } as const;
export type CountedTable = keyof typeof COUNTED_TABLES;

/**
 * Counts views in memory and stores them together, so that reading costs no write. A process that is killed loses the
 * views since its last flush.
 */
export class ViewCounter {
  readonly #db: Queries;
  #counts = new Map<CountedTable, Map<number, number>>();

  constructor(db: Queries) {
    this.#db = db;
  }

  /** Counts a view; answers how many of its views are not stored yet, with this one. */
  count(table: CountedTable, no: number): number {
    return this.#add(table, no, 1);
  }

  /** Stores what was counted since the last flush. What cannot be stored is kept for the next one. */
  async flush(): Promise<void> {
    const counted = this.#counts;
    this.#counts = new Map();
    if (counted.size === 0) return;
    try {
      await inTransaction(this.#db, async (transaction) => {
        for (const [table, views] of counted) await storeViews(transaction, table, views);
      });
    } catch (error) {
      for (const [table, views] of counted) for (const [no, count] of views) this.#add(table, no, count);
      throw error;
    }
  }

  #add(table: CountedTable, no: number, views: number): number {
    const ofTable = this.#counts.get(table) ?? new Map<number, number>();
    this.#counts.set(table, ofTable);
    const sum = (ofTable.get(no) ?? 0) + views;
    ofTable.set(no, sum);
    return sum;
  }
}

const storeViews = (db: Queries, table: CountedTable, views: ReadonlyMap<number, number>) =>
  sql`
    update ${sql.table(table)} set view_cnt = view_cnt + viewed.views::integer
    from jsonb_each_text(${JSON.stringify(Object.fromEntries(views))}::jsonb) as viewed (no, views)
    where ${sql.ref(COUNTED_TABLES[table])} = viewed.no::bigint`.execute(db);

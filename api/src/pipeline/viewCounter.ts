import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../clock/durations.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Queries } from '../database/types/tables.ts';

/** Tables with view counts, and their number columns. */
const COUNTED_TABLES = { article: 'article_no', exam_notice: 'exam_notice_no', member_post: 'post_no' } as const;
export type CountedTable = keyof typeof COUNTED_TABLES;
const TABLES = Object.keys(COUNTED_TABLES) as CountedTable[];

/** Time after which a browser's next view of the same row counts again. */
const REPEAT_MS = 30 * MINUTE_MS;
/** Views remembered for that; beyond it the oldest are evicted early. About 5 MB. */
const MAX_REMEMBERED = 50_000;

interface View {
  table: CountedTable;
  no: number;
  browserId: string;
  now: Date;
}

/**
 * Counts views in memory and stores them in batches, so that reading costs no write. A killed process loses the views
 * since its last flush.
 */
export class ViewCounter {
  readonly #db: Queries;
  #counts = new Map<CountedTable, Map<number, number>>();
  /** Times of counted views, in milliseconds since 1970. */
  readonly #counted = new LRUCache<string, number>({
    // By size, because `max` allocates its entries at once.
    maxSize: MAX_REMEMBERED,
    sizeCalculation: () => 1,
  });

  constructor(db: Queries) {
    this.#db = db;
  }

  /** Counts a view, unless this browser viewed the same row shortly before. */
  count({ table, no, browserId, now }: View): void {
    if (this.#isRepeated(`${table} ${no} ${browserId}`, now)) return;
    this.#add(table, no, 1);
  }

  /** Number of views not stored yet. */
  unstored(table: CountedTable, no: number): number {
    return this.#counts.get(table)?.get(no) ?? 0;
  }

  /** Stores the views since the last flush. If that fails they are added to the next one. */
  async flush(): Promise<void> {
    const counted = this.#counts;
    this.#counts = new Map();
    if (counted.size === 0) return;
    try {
      await inTransaction(this.#db, async (transaction) => {
        // Always in the same order, so that two processes never deadlock.
        for (const table of TABLES) await storeViews(transaction, table, counted.get(table) ?? new Map());
      });
    } catch (error) {
      for (const [table, views] of counted) for (const [no, count] of views) this.#add(table, no, count);
      throw error;
    }
  }

  #add(table: CountedTable, no: number, views: number): void {
    const ofTable = this.#counts.get(table) ?? new Map<number, number>();
    this.#counts.set(table, ofTable);
    ofTable.set(no, (ofTable.get(no) ?? 0) + views);
  }

  #isRepeated(view: string, now: Date): boolean {
    // Repeated views do not extend the time: it begins with the first one.
    const countedAt = this.#counted.peek(view);
    if (countedAt !== undefined && now.getTime() - countedAt < REPEAT_MS) return true;
    this.#counted.set(view, now.getTime());
    return false;
  }
}

async function storeViews(db: Queries, table: CountedTable, views: ReadonlyMap<number, number>): Promise<void> {
  if (views.size === 0) return;
  const no = sql.ref(COUNTED_TABLES[table]);
  await sql`
    select from ${sql.table(table)} where ${no} in (${sql.join([...views.keys()])}) order by ${no}
    for no key update`.execute(db);
  await sql`
    update ${sql.table(table)} set view_cnt = view_cnt + viewed.views::integer
    from jsonb_each_text(${JSON.stringify(Object.fromEntries(views))}::jsonb) as viewed (no, views)
    where ${no} = viewed.no::bigint`.execute(db);
}

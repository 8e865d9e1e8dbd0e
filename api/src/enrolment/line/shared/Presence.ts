import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

/** Rows per INSERT. */
const ROWS_AT_ONCE = 5_000;

/** Times of the members' last polls, collected in memory and stored in batches, at no cost per poll. */
export class Presence {
  readonly #db: () => Queries;
  #asked = new Map<number, Date>();

  constructor(db: () => Queries) {
    this.#db = db;
  }

  note(placeNo: number, now: Date): void {
    this.#asked.set(placeNo, now);
  }

  /** Stores the polls since the last flush. On an error they are lost, because members poll again. */
  async flush(): Promise<void> {
    // In a fixed order, so that two processes cannot deadlock.
    const asked = [...this.#asked].toSorted(([one], [other]) => one - other);
    this.#asked = new Map();
    for (let first = 0; first < asked.length; first += ROWS_AT_ONCE) {
      const rows = asked.slice(first, first + ROWS_AT_ONCE).map(([placeNo, at]) => ({ placeNo, at: at.toISOString() }));
      await sql`
        insert into line_presence (place_no, asked_at)
        select place.place_no, asked.at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked ("placeNo" bigint, at timestamptz)
        join place_in_line as place on place.place_no = asked."placeNo"
        order by place.place_no
        on conflict (place_no) do update set asked_at = greatest(line_presence.asked_at, excluded.asked_at)`.execute(
        this.#db(),
      );
    }
  }
}

import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

/** Rows of one statement. */
const ROWS_AT_ONCE = 5_000;

/** Time of each place's last poll: collected in memory and stored in batches, at no cost per poll. */
export class Presence {
  readonly #db: () => Queries;
  #asked = new Map<number, Date>();

  constructor(db: () => Queries) {
    this.#db = db;
  }

  note(placeNo: number, now: Date): void {
    this.#asked.set(placeNo, now);
  }

  /** Stores the times noted since the last flush. Times that cannot be stored are dropped: the members poll again. */
  async flush(): Promise<void> {
    // Sorted, so that two processes cannot deadlock.
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

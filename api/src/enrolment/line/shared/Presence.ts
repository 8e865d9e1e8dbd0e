import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

/** Rows of one statement. */
const ROWS_AT_ONCE = 5_000;

/** Who has asked for a place lately: counted in memory and stored together, at no cost for each question. */
export class Presence {
  readonly #db: () => Queries;
  #asked = new Map<number, Date>();

  constructor(db: () => Queries) {
    this.#db = db;
  }

  note(placeNo: number, now: Date): void {
    this.#asked.set(placeNo, now);
  }

  /** Stores what was noted since the last time. What cannot be stored is lost: its members ask again. */
  async flush(): Promise<void> {
    // In one order, so that two processes wait for each other in none.
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

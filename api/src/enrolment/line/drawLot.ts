import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { LockedLine } from './lockedLine.ts';

const SEED_BYTES = 32;
/** A million places take longer than the normal timeout; cancelled by it, the lot would be repeated for ever. */
const LONGEST = '5min';

/**
 * Orders the arrivals before the opening, once at the opening, by the SHA-256 of the seed and their place number. The
 * seed is drawn only now, so that the order cannot be known before, and stored, so that everybody can verify it.
 */
export async function drawLot(line: LockedLine, { db, now }: { db: Queries; now: Date }): Promise<void> {
  // Later arrivals at an opened queue have an order: no row needs a check.
  const hasOrder = line.drawnAt !== null || line.lastTurn > 0;
  if (line.lineNo === null || hasOrder || line.waiting === 0 || line.applyStartAt > now) return;
  const seed = randomBytes(SEED_BYTES).toString('hex');
  await sql`set local statement_timeout = ${sql.lit(LONGEST)}`.execute(db);
  const { numAffectedRows = 0n } = await sql`
    update place_in_line set turn = drawn.turn, version = ${line.version}
    from (
      select place_no, ${line.lastTurn} + row_number() over (order by sha256(convert_to(${seed}::text || ':' || place_no, 'UTF8'))) as turn
      from place_in_line where line_no = ${line.lineNo} and status = 'WAITING' and turn is null
    ) as drawn
    where place_in_line.place_no = drawn.place_no`.execute(db);
  if (numAffectedRows === 0n) return;
  line.lastTurn += Number(numAffectedRows);
  line.drawnAt = now;
  await db.updateTable('line').set({ seed, drawn_at: now }).where('line_no', '=', line.lineNo).execute();
}

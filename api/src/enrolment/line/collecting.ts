import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { collectUntil } from './collectUntil.ts';
import type { LockedLine } from './lockedLine.ts';
import { tellStoodBack } from './notices.ts';

/**
 * A group waits for all of its seats together. Seats freed one by one are reserved for the first in order until a time
 * limit, then go to those after it. The group stays in front, and gets an offer once all of its seats are free at once.
 */

interface LineContext {
  db: Queries;
  now: Date;
}

interface Collecting {
  place_no: number;
  seats: number;
  collected: number;
}

/** True if seats are reserved now for a group in front: not if it can never have all of them. */
export const mayCollect = ({ applyEndAt, capacity }: LockedLine, { seats }: { seats: number }, now: Date): boolean =>
  seats <= capacity && collectUntil(applyEndAt, now) > now;

/** Reserves every free seat for a group. */
export async function collect(line: LockedLine, place: Collecting, { db, now }: LineContext): Promise<void> {
  const { to } = moveInLine('WAITING', 'collect', 'system');
  const free = line.capacity - line.taken;
  await db
    .updateTable('place_in_line')
    .set({
      status: to,
      collected: place.collected + free,
      collecting_since: sql<Date>`coalesce(collecting_since, ${now}::timestamptz)`,
      version: line.version,
    })
    .where('place_no', '=', place.place_no)
    .execute();
  line.collected += free;
  line.taken += free;
}

interface StandingBack extends Collecting {
  member_no: number;
  is_group: boolean;
}

/** Stops reserving seats for groups and notifies them; their reserved seats become free. */
export async function standBack(line: LockedLine, places: readonly StandingBack[], context: LineContext) {
  if (places.length === 0) return;
  const { to } = moveInLine('WAITING', 'boundReached', 'system');
  await context.db
    .updateTable('place_in_line')
    .set({ status: to, collected: 0, stood_back_at: context.now, version: line.version })
    .where(
      'place_no',
      'in',
      places.map(({ place_no }) => place_no),
    )
    .execute();
  for (const { collected } of places) {
    line.waiting -= 1;
    line.stoodBack += 1;
    line.collected -= collected;
    line.taken -= collected;
  }
  await tellStoodBack(line, places, context);
}

const collecting = (line: LockedLine, db: Queries) =>
  db
    .selectFrom('place_in_line')
    .where('line_no', '=', line.lineNo)
    .where('status', '=', 'WAITING')
    .where('collected', '>', 0);

/** Ends reservations that have reached their time limit. */
export async function endCollecting(line: LockedLine, context: LineContext): Promise<void> {
  if (line.collected === 0) return;
  const places = await collecting(line, context.db)
    .select(['place_no', 'member_no', 'is_group', 'seats', 'collected', 'collecting_since'])
    .execute();
  const { applyEndAt, capacity } = line;
  const isOver = ({ seats, collecting_since: since }: (typeof places)[number]) =>
    seats > capacity || since === null || collectUntil(applyEndAt, since) <= context.now;
  await standBack(line, places.filter(isOver), context);
}

/** Releases seats reserved for groups that are about to end. */
export async function releaseCollected(line: LockedLine, { db }: LineContext): Promise<void> {
  if (line.collected === 0) return;
  const places = await collecting(line, db).select('place_no').execute();
  await db
    .updateTable('place_in_line')
    .set({ collected: 0, version: line.version })
    .where(
      'place_no',
      'in',
      places.map(({ place_no }) => place_no),
    )
    .execute();
  line.taken -= line.collected;
  line.collected = 0;
}

import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { notifyPassedOver } from './notices.ts';
import type { QueueContext, SeatQueue } from './SeatQueue.ts';

/*
 * A group needs all of its seats at once. Seats that become free one by one are held for the first group in order, up
 * to a limit; after that the group is passed over, and the seats go to the places behind it. A group that was passed
 * over stays in front and is offered its seats as soon as enough are free at the same time.
 */

/** Longest time that seats are held for a group, from the first seat. */
const COLLECT_MS = 3 * DAY_MS;
/** Time before the end of applying that is left to the places behind a group. */
const ENDS_BEFORE_MS = 2 * DAY_MS;

/** When seats are held no longer for a group whose first seat was held at `since`. */
export const collectUntil = (applyEndAt: Date, since: Date): Date =>
  new Date(Math.min(since.getTime() + COLLECT_MS, applyEndAt.getTime() - ENDS_BEFORE_MS));

/** SQL condition on a `place` and its offering: `collectUntil` has passed, or the capacity is too small. */
export const isCollectingOver = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  place.collecting_since <= ${new Date(now.getTime() - COLLECT_MS)}::timestamptz
  or apply_end_at <= ${new Date(now.getTime() + ENDS_BEFORE_MS)}::timestamptz
  or place.seats > capacity
)`;

interface CollectingPlace {
  place_no: number;
  seats: number;
  collected: number;
}

/** True if seats may be held for a group from now on. */
export const mayCollect = ({ applyEndAt, capacity }: SeatQueue, { seats }: { seats: number }, now: Date): boolean =>
  seats <= capacity && collectUntil(applyEndAt, now) > now;

/** Holds every free seat for a group. */
export async function collect(queue: SeatQueue, place: CollectingPlace, { db, now }: QueueContext): Promise<void> {
  const { to } = moveInLine('WAITING', 'collect', 'system');
  await db
    .updateTable('place_in_line')
    .set({
      status: to,
      collected: place.collected + queue.collect(),
      collecting_since: sql<Date>`coalesce(collecting_since, ${now}::timestamptz)`,
      version: queue.version,
    })
    .where('place_no', '=', place.place_no)
    .execute();
}

interface PassedOverPlace extends CollectingPlace {
  member_no: number;
  is_group: boolean;
}

/** Frees the seats held for groups, marks the groups as passed over and notifies their employers. */
export async function passOver(queue: SeatQueue, places: readonly PassedOverPlace[], context: QueueContext) {
  if (places.length === 0) return;
  const { to } = moveInLine('WAITING', 'boundReached', 'system');
  await context.db
    .updateTable('place_in_line')
    .set({ status: to, collected: 0, stood_back_at: context.now, version: queue.version })
    .where(
      'place_no',
      'in',
      places.map(({ place_no }) => place_no),
    )
    .execute();
  for (const place of places) queue.passOver(place);
  await notifyPassedOver(queue, places, context);
}

const collectingPlaces = (queue: SeatQueue, db: Queries) =>
  db
    .selectFrom('place_in_line')
    .where('line_no', '=', queue.queueNo)
    .where('status', '=', 'WAITING')
    .where('collected', '>', 0);

/** Passes over the groups whose time for collecting seats is over. */
export async function endCollecting(queue: SeatQueue, context: QueueContext): Promise<void> {
  if (queue.collected === 0) return;
  const places = await collectingPlaces(queue, context.db)
    .select(['place_no', 'member_no', 'is_group', 'seats', 'collected', 'collecting_since'])
    .orderBy('turn')
    .execute();
  const { applyEndAt, capacity } = queue;
  const isOver = ({ seats, collecting_since: since }: (typeof places)[number]) =>
    seats > capacity || since === null || collectUntil(applyEndAt, since) <= context.now;
  await passOver(queue, places.filter(isOver), context);
}

/** Frees the seats held for all groups of a queue that is about to end. */
export async function releaseCollected(queue: SeatQueue, { db }: QueueContext): Promise<void> {
  if (queue.collected === 0) return;
  const places = await collectingPlaces(queue, db).select('place_no').orderBy('place_no').execute();
  await db
    .updateTable('place_in_line')
    .set({ collected: 0, version: queue.version })
    .where(
      'place_no',
      'in',
      places.map(({ place_no }) => place_no),
    )
    .execute();
  queue.releaseCollected();
}

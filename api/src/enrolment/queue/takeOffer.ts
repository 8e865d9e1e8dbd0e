import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { advanceQueue } from './advance.ts';
import { withholdOffer } from './notices.ts';
import { SeatQueue, type OfferingRef, type QueueContext } from './SeatQueue.ts';

interface OwnOffer {
  memberNo: number;
  now: Date;
  /** Seats that a group uses of its offer; the others go to the next places. */
  groupSeats?: number | undefined;
}

/** The unexpired offer of a member; the lock of the queue keeps it from changing. */
const findOffer = (queueNo: number, { memberNo, now, groupSeats }: OwnOffer, db: Queries) =>
  db
    .selectFrom('place_in_line')
    .select(['place_no', 'seats'])
    .where('line_no', '=', queueNo)
    .where('member_no', '=', memberNo)
    .where('status', '=', 'OFFERED')
    .where('offer_due_at', '>', now)
    .where('is_group', '=', groupSeats !== undefined)
    .where('seats', '>=', groupSeats ?? 1)
    .executeTakeFirst();

/**
 * Gives a member's offered seat, or a group's, to the application that `apply` inserts; the seats are counted as taken
 * already. Returns null if the member has no sufficient offer, and undefined if `apply` inserts no application.
 */
export async function takeOffer<Application extends { application_no: number }>(
  { memberNo, now, groupSeats, ...offering }: OfferingRef & OwnOffer,
  db: Queries,
  apply: (queue: SeatQueue) => Promise<Application | undefined>,
): Promise<Application | null | undefined> {
  const queue = await SeatQueue.lock(offering, db);
  if (!queue || queue.queueNo === null || queue.offered === 0) return null;
  const own = await findOffer(queue.queueNo, { memberNo, now, groupSeats }, db);
  if (!own) return null;
  const application = await apply(queue);
  if (!application) return undefined;
  const { to } = moveInLine('OFFERED', 'submit', 'member');
  await db
    .updateTable('place_in_line')
    .set({
      status: to,
      ended_at: now,
      collected: 0,
      version: queue.version,
      application_no: application.application_no,
    })
    .where('place_no', '=', own.place_no)
    .execute();
  const used = groupSeats ?? 1;
  queue.takeOffered(own.seats, used);
  await (own.seats > used ? advanceQueue(queue, { db, now }) : queue.store(db));
  await withholdOffer(own.place_no, { db, now });
  return application;
}

/**
 * Takes a seat again for an application whose seat was given back: the member's offered one, else a free one while
 * nobody waits. Only before the course or exam begins, and while the member has no other application to it. Returns
 * true if a seat was taken.
 */
export async function retakeSeat(
  { kind, offeringNo, ...application }: OfferingRef & { application_no: number; member_no: number },
  { db, now }: QueueContext,
): Promise<boolean> {
  const { table, key } = OFFERING_KINDS[kind];
  const memberNo = application.member_no;
  const taken = await takeOffer({ kind, offeringNo, memberNo, now }, db, async ({ isCalledOff, heldAt }) =>
    isCalledOff || heldAt <= now ? undefined : application,
  );
  if (taken) return true;
  const { rows } = await sql`
    update ${sql.table(table)} as offering set taken = taken + 1
    where ${sql.ref(key)} = ${offeringNo} and taken < capacity and not called_off and held_at > ${now}
      and waiting = 0
      and not exists (
        select 1 from application as other
        where other.member_no = ${memberNo} and other.${sql.ref(key)} = ${offeringNo} and other.status not in ('EXPIRED', 'CANCELLED')
      )
    returning 1`.execute(db);
  return rows.length === 1;
}

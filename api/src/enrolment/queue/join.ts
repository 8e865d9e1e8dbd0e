import { sql } from 'kysely';
import type { BusinessErrorName } from '@portal/shared/contract';
import { LINE_OPENS_BEFORE_MINUTES, MAX_LAPSES } from '@portal/shared/contract/manager';
import { MINUTE_MS } from '../../clock/durations.ts';
import { inTransaction } from '../../database/transaction.ts';
import { HOLD_PAUSE_MS } from '../offering/hold.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { advanceQueue } from './advance.ts';
import { SeatQueue, type OfferingRef, type QueueContext } from './SeatQueue.ts';

/** Number of a place, or the refusal; `missing` if there is no such course or exam. */
export type Arrival = { placeNo: number } | { refusal: BusinessErrorName | 'missing' };

/** True from some minutes before the opening until applying is over, unless the queue is closed. */
const admitsPlaces = (queue: SeatQueue, now: Date): boolean =>
  queue.setting !== 'closed' &&
  !queue.isCalledOff &&
  !queue.isDraft &&
  queue.applyEndAt > now &&
  queue.applyStartAt.getTime() - LINE_OPENS_BEFORE_MINUTES * MINUTE_MS <= now.getTime();

interface Candidate {
  member_no: number;
  /** The member's live place in this queue. */
  place_no: number | null;
  is_group: boolean | null;
  seats: number | null;
  is_active: boolean;
  has_applied: boolean;
  is_pausing: boolean;
  is_eligible: boolean;
  lapses: number;
}

interface JoinContext extends QueueContext {
  /** Size of the groups that the places are for; without it each place is for the member. */
  groupSeats?: number | undefined;
}

/**
 * Gives places to members in the order in which they are named, in one transaction: one lock and few statements for a
 * crowd. A member who has such a place gets its number. The caller checks an employer's unpaid groups.
 */
export const joinQueue = (
  offering: OfferingRef,
  memberNos: readonly number[],
  { db: database, now, groupSeats }: JoinContext,
): Promise<Map<number, Arrival>> =>
  inTransaction(database, async (db) => {
    const queue = await SeatQueue.lock(offering, db);
    if (!queue || queue.isDraft) return new Map(memberNos.map((memberNo) => [memberNo, { refusal: 'missing' }]));
    // Places from before the opening are ordered first.
    await advanceQueue(queue, { db, now });
    const arrivals = new Map<number, Arrival>();
    const admitted: number[] = [];
    for (const candidate of await findCandidates(queue, memberNos, { db, now })) {
      const refusal = refusalOf(candidate, queue, { now, groupSeats });
      const isSame = candidate.is_group === (groupSeats !== undefined) && candidate.seats === (groupSeats ?? 1);
      if (candidate.place_no !== null && isSame) arrivals.set(candidate.member_no, { placeNo: candidate.place_no });
      else if (refusal === null) admitted.push(candidate.member_no);
      else arrivals.set(candidate.member_no, { refusal });
    }
    for (const place of await addPlaces(queue, admitted, { db, now, groupSeats }))
      arrivals.set(place.member_no, { placeNo: place.place_no });
    if (admitted.length > 0) await advanceQueue(queue, { db, now });
    return arrivals;
  });

function refusalOf(
  candidate: Candidate,
  queue: SeatQueue,
  { now, groupSeats }: Pick<JoinContext, 'now' | 'groupSeats'>,
): BusinessErrorName | null {
  if (!candidate.is_active) return 'MEMBER_GONE';
  if (candidate.place_no !== null) return 'LINE_PLACE_OTHER';
  if (groupSeats === undefined && candidate.has_applied) return 'APPLY_DUPLICATE';
  if (!admitsPlaces(queue, now)) return 'LINE_CLOSED';
  if (groupSeats !== undefined && groupSeats > queue.capacity) return 'GROUP_OVER_CAPACITY';
  // The people of a group are checked when they accept their seats.
  if (groupSeats === undefined && !candidate.is_eligible) return 'APPLY_NOT_ELIGIBLE';
  if (groupSeats === undefined && candidate.is_pausing) return 'APPLY_AFTER_EXPIRY';
  return candidate.lapses >= MAX_LAPSES ? 'LINE_RIGHT_OVER' : null;
}

/** The members who ask for a place, in their order, with the facts that admit or refuse them. */
async function findCandidates(
  queue: SeatQueue,
  memberNos: readonly number[],
  { db, now }: QueueContext,
): Promise<Candidate[]> {
  const { kind, offeringNo, queueNo, grade } = queue;
  const isOfThis = sql`${sql.ref(OFFERING_KINDS[kind].key)} = ${offeringNo}`;
  const hasCompleted = sql`kind = 'education' and status = 'COMPLETED' and grade = ${grade}`;
  const { rows } = await sql<Candidate>`
    select member.member_no, place.place_no, place.is_group, place.seats, member.status in ('ACTIVE', 'LOCKED') as is_active, place.lapses,
      coalesce(applied.has_applied, false) as has_applied, coalesce(applied.is_pausing, false) as is_pausing,
      ${kind === 'exam' ? sql`coalesce(applied.is_eligible, false)` : sql`true`} as is_eligible
    from jsonb_array_elements_text(${JSON.stringify(memberNos)}::jsonb) with ordinality as asked (member_no, position)
    join member on member.member_no = asked.member_no::bigint
    cross join lateral (
      select max(place_no) filter (where status in ('WAITING', 'OFFERED')) as place_no,
        bool_or(is_group) filter (where status in ('WAITING', 'OFFERED')) as is_group,
        max(seats) filter (where status in ('WAITING', 'OFFERED')) as seats,
        count(*) filter (where status = 'LAPSED')::integer as lapses
      -- With + 0 the planner uses the index of the member's few places: a new queue's length is in no statistics yet.
      from place_in_line where line_no + 0 = ${queueNo} and place_in_line.member_no = member.member_no
    ) as place
    cross join lateral (
      select bool_or(${isOfThis} and status not in ('EXPIRED', 'CANCELLED')) as has_applied,
        bool_or(${isOfThis} and status = 'EXPIRED'
          and expired_at > ${new Date(now.getTime() - HOLD_PAUSE_MS)}::timestamptz) as is_pausing,
        bool_or(${hasCompleted}) as is_eligible
      from application where application.member_no = member.member_no
    ) as applied
    order by asked.position`.execute(db);
  return rows;
}

/** Inserts places at the end of the queue; before the opening they have no turn until the lot. */
async function addPlaces(
  queue: SeatQueue,
  memberNos: readonly number[],
  { db, now, groupSeats }: JoinContext,
): Promise<{ place_no: number; member_no: number }[]> {
  if (memberNos.length === 0) return [];
  const queueNo = await queue.create(db);
  const isByLot = queue.applyStartAt > now && !queue.hasOrder;
  const turn = isByLot ? sql`null::bigint` : sql`${queue.lastTurn}::bigint + asked.position`;
  const { rows } = await sql<{ place_no: number; member_no: number }>`
    insert into place_in_line (line_no, member_no, status, turn, by_lot, arrived_at, version, is_group, seats)
    select ${queueNo}::bigint, asked.member_no::bigint, 'WAITING', ${turn}, ${isByLot}::boolean,
      ${now}::timestamptz, ${queue.version}::bigint, ${groupSeats !== undefined}::boolean, ${groupSeats ?? 1}::smallint
    from jsonb_array_elements_text(${JSON.stringify(memberNos)}::jsonb) with ordinality as asked (member_no, position)
    order by asked.position
    returning place_no, member_no`.execute(db);
  queue.join(rows.length, !isByLot);
  return rows;
}

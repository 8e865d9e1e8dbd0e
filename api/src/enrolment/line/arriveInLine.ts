import { sql } from 'kysely';
import type { BusinessErrorName } from '@portal/shared/contract';
import { LINE_OPENS_BEFORE_MINUTES, MAX_LAPSES } from '@portal/shared/contract/manager';
import { MINUTE_MS } from '../../clock/durations.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Queries } from '../../database/types/tables.ts';
import { HOLD_PAUSE_MS } from '../offering/hold.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { advanceLine } from './advanceLine.ts';
import { lockLine, makeLine, type LockedLine, type OfferingRef } from './lockedLine.ts';

/** The number of a place, or the reason for none. `missing`: there is no such course or exam. */
export type Arrival = { placeNo: number } | { refusal: BusinessErrorName | 'missing' };

/** True while places are given: from some minutes before the opening to the end of the application period. */
const givesPlaces = ({ setting, ...line }: LockedLine, now: Date): boolean =>
  setting !== 'closed' &&
  !line.isCalledOff &&
  !line.isDraft &&
  line.applyEndAt > now &&
  line.applyStartAt.getTime() - LINE_OPENS_BEFORE_MINUTES * MINUTE_MS <= now.getTime();

interface Candidate {
  member_no: number;
  /** Key of the member's place here. */
  place_no: number | null;
  is_group: boolean | null;
  seats: number | null;
  is_active: boolean;
  has_applied: boolean;
  is_pausing: boolean;
  is_eligible: boolean;
  lapses: number;
}

interface LineContext {
  db: Queries;
  now: Date;
  groupSeats?: number | undefined;
}

/**
 * Gives places to members in the given order, in one transaction: one lock and few statements for a crowd. A member
 * with such a place gets its number. With `groupSeats` each place is for a group of that size; the caller has checked
 * the member's unpaid groups.
 */
export const arriveInLine = (
  offering: OfferingRef,
  memberNos: readonly number[],
  { db: database, now, groupSeats }: LineContext,
): Promise<Map<number, Arrival>> =>
  inTransaction(database, async (db) => {
    const line = await lockLine(offering, db);
    if (!line || line.isDraft) return new Map(memberNos.map((memberNo) => [memberNo, { refusal: 'missing' }]));
    // Members who arrived before the opening come first.
    await advanceLine(line, { db, now });
    const arrivals = new Map<number, Arrival>();
    const admitted: number[] = [];
    for (const candidate of await findCandidates(line, memberNos, { db, now })) {
      const refusal = refusalOf(candidate, line, { now, groupSeats });
      const isSame = candidate.is_group === (groupSeats !== undefined) && candidate.seats === (groupSeats ?? 1);
      if (candidate.place_no !== null && isSame) arrivals.set(candidate.member_no, { placeNo: candidate.place_no });
      else if (refusal === null) admitted.push(candidate.member_no);
      else arrivals.set(candidate.member_no, { refusal });
    }
    for (const place of await addPlaces(line, admitted, { db, now, groupSeats }))
      arrivals.set(place.member_no, { placeNo: place.place_no });
    if (admitted.length > 0) await advanceLine(line, { db, now });
    return arrivals;
  });

function refusalOf(
  candidate: Candidate,
  line: LockedLine,
  { now, groupSeats }: Pick<LineContext, 'now' | 'groupSeats'>,
): BusinessErrorName | null {
  if (!candidate.is_active) return 'MEMBER_GONE';
  if (candidate.place_no !== null) return 'LINE_PLACE_OTHER';
  if (groupSeats === undefined && candidate.has_applied) return 'APPLY_DUPLICATE';
  if (!givesPlaces(line, now)) return 'LINE_CLOSED';
  if (groupSeats !== undefined && groupSeats > line.capacity) return 'GROUP_OVER_CAPACITY';
  // The people of a group are checked when they accept their seats.
  if (groupSeats === undefined && !candidate.is_eligible) return 'APPLY_NOT_ELIGIBLE';
  if (groupSeats === undefined && candidate.is_pausing) return 'APPLY_AFTER_EXPIRY';
  return candidate.lapses >= MAX_LAPSES ? 'LINE_RIGHT_OVER' : null;
}

/** Loads the requesting members, in order, with the facts that admit or reject them. */
async function findCandidates(
  line: LockedLine,
  memberNos: readonly number[],
  { db, now }: { db: Queries; now: Date },
): Promise<Candidate[]> {
  const { kind, offeringNo, lineNo, grade } = line;
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
      -- By the member's few places, and not by the index of a line, which is long and whose length nobody has counted yet.
      from place_in_line where line_no + 0 = ${lineNo} and place_in_line.member_no = member.member_no
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

/** Arrivals before the opening have no order until the lot is drawn. */
async function addPlaces(
  line: LockedLine,
  memberNos: readonly number[],
  { db, now, groupSeats }: LineContext,
): Promise<{ place_no: number; member_no: number }[]> {
  if (memberNos.length === 0) return [];
  const lineNo = await makeLine(line, db);
  const isBeforeOpening = line.applyStartAt > now && line.drawnAt === null && line.lastTurn === 0;
  const turn = isBeforeOpening ? sql`null::bigint` : sql`${line.lastTurn}::bigint + asked.position`;
  const { rows } = await sql<{ place_no: number; member_no: number }>`
    insert into place_in_line (line_no, member_no, status, turn, by_lot, arrived_at, version, is_group, seats)
    select ${lineNo}::bigint, asked.member_no::bigint, 'WAITING', ${turn}, ${isBeforeOpening}::boolean,
      ${now}::timestamptz, ${line.version}::bigint, ${groupSeats !== undefined}::boolean, ${groupSeats ?? 1}::smallint
    from jsonb_array_elements_text(${JSON.stringify(memberNos)}::jsonb) with ordinality as asked (member_no, position)
    order by asked.position
    returning place_no, member_no`.execute(db);
  if (!isBeforeOpening) line.lastTurn += rows.length;
  line.waiting += rows.length;
  return rows;
}

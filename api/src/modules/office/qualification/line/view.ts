import { sql, type RawBuilder } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { LINE_STATUS_NAMES, type LineStatus } from '@portal/shared/contract/manager';
import { LINE_SETTING_NAMES } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { findLine } from '../../../../enrolment/line/lockedLine.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findOffering, type CourseRow, type ExamRow } from '../../../manager/offerings/store.ts';
import { titleOf } from '../offerings/present.ts';

type Context = Pick<MemberContext, 'db' | 'now'>;

const stamp = (time: Date | null) => time && seoulTimestamp(time);

async function countPlaces(lineNo: number, db: Queries): Promise<Record<LineStatus, number>> {
  const rows = await db
    .selectFrom('place_in_line')
    .select(({ fn }) => ['status', fn.countAll<number>().as('places')])
    .where('line_no', '=', lineNo)
    .groupBy('status')
    .execute();
  const counted = new Map(rows.map(({ status, places }) => [status, places]));
  const statuses = Object.keys(LINE_STATUS_NAMES) as LineStatus[];
  return Object.fromEntries(statuses.map((status) => [status, counted.get(status) ?? 0])) as Record<LineStatus, number>;
}

/** Counts the waiting groups and their seats. */
async function countGroups(lineNo: number, db: Queries) {
  const { waiting, seats } = await db
    .selectFrom('place_in_line')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.sum<number | null>('seats').as('seats')])
    .where('line_no', '=', lineNo)
    .where('status', '=', 'WAITING')
    .where('is_group', '=', true)
    .executeTakeFirstOrThrow();
  return { waiting, seats: seats ?? 0 };
}

/** Median and maximum seconds between two times of a place, over places that have both. */
async function readSpans(lineNo: number, from: RawBuilder<unknown>, to: RawBuilder<unknown>, db: Queries) {
  const span = sql`extract(epoch from ${to} - ${from})`;
  const { rows } = await sql<{ median: number | null; longest: number | null }>`
    select percentile_cont(0.5) within group (order by ${span})::float8 as median, max(${span})::float8 as longest
    from place_in_line where line_no = ${lineNo} and ${to} is not null`.execute(db);
  const [row] = rows;
  if (!row || row.median === null || row.longest === null) return null;
  return { medianSeconds: Math.max(0, Math.round(row.median)), longestSeconds: Math.max(0, Math.round(row.longest)) };
}

/** Waiting time until the offer, counted from the opening for earlier arrivals. */
const readWaited = (lineNo: number, opensAt: Date, db: Queries) =>
  readSpans(lineNo, sql`greatest(arrived_at, ${opensAt}::timestamptz)`, sql`offered_at`, db);

/** Time between the offer and the application. */
const readApplied = (lineNo: number, db: Queries) =>
  readSpans(lineNo, sql`offered_at`, sql`case when status = 'TAKEN' then ended_at end`, db);

async function readLot(lineNo: number, db: Queries) {
  const { seed, drawn_at, places } = await db
    .selectFrom('line')
    .select(({ selectFrom }) => [
      'seed',
      'drawn_at',
      selectFrom('place_in_line')
        .select(({ fn }) => fn.countAll<number>().as('places'))
        .whereRef('place_in_line.line_no', '=', 'line.line_no')
        .where('by_lot', '=', true)
        .where('turn', 'is not', null)
        .as('places'),
    ])
    .where('line_no', '=', lineNo)
    .executeTakeFirstOrThrow();
  return seed !== null && drawn_at !== null ? { seed, drawnAt: seoulTimestamp(drawn_at), places: places ?? 0 } : null;
}

/** Acts currently possible on a queue: none for a draft, or once it is over or called off. */
function actionsOf({
  line_setting: setting,
  status,
  is_draft,
}: CourseRow | ExamRow): ('open' | 'close' | 'addSeats')[] {
  if (is_draft || status === 'CANCELLED' || status === 'FINISHED') return [];
  if (status === 'CLOSED') return ['addSeats'];
  return [
    ...(setting === 'open' ? [] : ['open' as const]),
    ...(setting === 'closed' ? [] : ['close' as const]),
    'addSeats',
  ];
}

const NO_PLACES = { WAITING: 0, OFFERED: 0, TAKEN: 0, LAPSED: 0, DECLINED: 0, LEFT: 0, ENDED: 0 };

/** Returns the statistics of a course's or exam's queue. */
export async function viewLine({ kind, offeringNo }: CallValue<Calls['officeLine']>, { db, now }: Context) {
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering) throw new HttpError('NOT_FOUND');
  const line = await findLine({ kind, offeringNo }, db);
  return {
    title: titleOf(offering),
    setting: offering.line_setting,
    settingName: LINE_SETTING_NAMES[offering.line_setting],
    opensAt: seoulTimestamp(offering.apply_start_at),
    closesAt: seoulTimestamp(offering.apply_end_at),
    capacity: offering.capacity,
    taken: offering.taken,
    offeredSeats: offering.offered,
    collected: line?.collected ?? 0,
    groups: line ? await countGroups(line.line_no, db) : { waiting: 0, seats: 0 },
    counts: line ? await countPlaces(line.line_no, db) : NO_PLACES,
    waited: line ? await readWaited(line.line_no, offering.apply_start_at, db) : null,
    applied: line ? await readApplied(line.line_no, db) : null,
    lot: line ? await readLot(line.line_no, db) : null,
    allowedActions: actionsOf(offering),
  };
}

/** Lists the places of a queue in order, those without a position last. */
export const listLinePlaces = (
  { kind, offeringNo, status, ...paging }: CallValue<Calls['officeLinePlaces']>,
  { db }: Context,
) =>
  listPage(
    db
      .selectFrom('place_in_line')
      .innerJoin('line', 'line.line_no', 'place_in_line.line_no')
      .select(['place_no', 'turn', 'by_lot', 'status', 'arrived_at', 'offered_at', 'offer_due_at', 'ended_at'])
      .select(['is_group', 'seats', 'place_in_line.collected', 'stood_back_at'])
      .where(`line.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
      .$if(status !== undefined, (query) => query.where('status', '=', status as LineStatus))
      .orderBy(sql`turn nulls last, place_no`),
    paging,
    (row) => ({
      placeNo: row.place_no,
      turn: row.turn,
      byLot: row.by_lot,
      isGroup: row.is_group,
      seats: row.seats,
      collected: row.status === 'WAITING' ? row.collected : 0,
      stoodBackAt: row.status === 'WAITING' ? stamp(row.stood_back_at) : null,
      status: row.status,
      statusName: LINE_STATUS_NAMES[row.status],
      arrivedAt: seoulTimestamp(row.arrived_at),
      offeredAt: stamp(row.offered_at),
      offerDueAt: stamp(row.offer_due_at),
      endedAt: stamp(row.ended_at),
    }),
  );

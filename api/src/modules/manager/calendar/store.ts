import { sql, type RawBuilder } from 'kysely';
import type { OfferingStatus } from '@portal/shared/contract';
import { EXAM_PARTS, type CalendarEvent, type Region } from '@portal/shared/contract/manager';
import { daysInMonth, endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import { isPublished } from '../../../content/published.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { FINISH } from '../../../enrolment/offering/finish.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { OFFERING_TITLES } from '../../../enrolment/offering/offeringTitle.ts';
import { inRegion, regionOf } from '../offerings/place.ts';
import { statusAt } from '../offerings/status.ts';

/** More than any month of the association has; further events are left out. */
const MAX_EVENTS = 1000;

/** Filters of a calendar month. */
export interface CalendarSearch {
  /** Both kinds if undefined. */
  kind?: OfferingKind | undefined;
  grade?: 1 | 2 | undefined;
  region?: Region | undefined;
}

export interface OfferingEvent<Kind extends OfferingKind = OfferingKind> {
  kind: Kind;
  event: CalendarEvent;
  /** Instant within its day: a period that ends at 24:00 has the millisecond before. */
  at: Date;
  no: number;
  title: string;
  grade: 1 | 2;
  region: Region | null;
  seats_left: number;
  status: OfferingStatus;
}
export interface NoticeEvent {
  kind: 'examNotice';
  at: Date;
  no: number;
  title: string;
}
export type CalendarRow = OfferingEvent<'education'> | OfferingEvent<'exam'> | NoticeEvent;

/** Half-open time span; unlimited without `until`. */
interface Span {
  from: Date;
  until?: Date;
}

const monthSpan = (month: string) => ({
  from: seoulInstant(`${month}-01`),
  until: endOfSeoulDay(`${month}-${daysInMonth(month)}`),
});

/** Columns with the instants of each kind's events. */
const INSTANTS = {
  education: { HELD: 'held_at', APPLY_OPENS: 'apply_start_at', APPLY_CLOSES: 'apply_end_at' },
  exam: {
    HELD: 'held_at',
    RESULTS: 'announced_at',
    APPLY_OPENS: 'apply_start_at',
    APPLY_CLOSES: 'apply_end_at',
  },
} as const satisfies Record<OfferingKind, Partial<Record<CalendarEvent, string>>>;

/** Selects one event of all courses or exams in the span, through the index of its column. */
function eventsOf(
  kind: OfferingKind,
  event: CalendarEvent,
  column: string,
  { from, until }: Span,
  search: CalendarSearch,
) {
  const { table, key } = OFFERING_KINDS[kind];
  const instant = sql.ref(column);
  // As displayed, 24:00 belongs to the day that ends, and 00:00 of a month's first day to the month before.
  const within =
    event === 'APPLY_CLOSES'
      ? sql`${instant} > ${from} and ${until ? sql`${instant} <= ${until}` : sql`true`}`
      : sql`${instant} >= ${from} and ${until ? sql`${instant} < ${until}` : sql`true`}`;
  return sql`
    select ${sql.lit(kind)} as kind, ${sql.lit(event)} as event,
      ${event === 'APPLY_CLOSES' ? sql`${instant} - interval '1 millisecond'` : instant} as at,
      ${sql.ref(key)} as no, ${OFFERING_TITLES[kind]} as title, grade, address,
      ${kind === 'education' ? sql`edu_type` : sql`null::smallint`} as edu_type,
      capacity, taken, called_off, apply_start_at, apply_end_at, ${FINISH[kind]} as finish_at,
      ${kind === 'exam' ? sql`part` : sql`null`} as part
    from ${sql.table(table)}
    where not is_draft and ${within}
      and ${search.grade ? sql`grade = ${search.grade}` : sql`true`}
      and ${search.region ? inRegion(kind, search.region) : sql`true`}
      and ${event === 'HELD' ? sql`true` : sql`not called_off`}`;
}

/**
 * Selects the further days of courses, through the index of their ends. A day has one event, for any number of lessons.
 */
function furtherDays({ from, until }: Span, search: CalendarSearch) {
  const at = sql`((lesson ->> 'day') || ' ' || (lesson ->> 'time'))::timestamp at time zone 'Asia/Seoul'`;
  return sql`
    select 'education', 'HELD', min(${at}), education_no, title, grade, address, edu_type, capacity, taken, called_off,
      apply_start_at, apply_end_at, ${FINISH.education}, null
    from education, jsonb_array_elements(further_lessons) as lesson
    where not is_draft and ends_at > ${from} and ${until ? sql`held_at < ${until}` : sql`true`}
      and lesson ->> 'day' > edu_date::text and ${at} >= ${from} and ${until ? sql`${at} < ${until}` : sql`true`}
      and ${search.grade ? sql`grade = ${search.grade}` : sql`true`}
      and ${search.region ? inRegion('education', search.region) : sql`true`}
    group by education_no, lesson ->> 'day'`;
}

/** Selects exam notices by their day of publication; they have no grade and no region. */
const noticesOf = ({ from, until }: Required<Span>, now: Date) => sql`
  select 'examNotice', null, published_at, exam_notice_no, title, null, null, null, null, null, null, null, null, null, null
  from exam_notice
  where ${isPublished(now)} and published_at >= ${from} and published_at < ${until}`;

function offeringEvents(span: Span, search: CalendarSearch) {
  const kinds = search.kind ? [search.kind] : (['education', 'exam'] as const);
  return kinds.flatMap((kind) => [
    ...Object.entries(INSTANTS[kind]).map(([event, column]) =>
      eventsOf(kind, event as CalendarEvent, column, span, search),
    ),
    ...(kind === 'education' ? [furtherDays(span, search)] : []),
  ]);
}

const together = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

/**
 * Events of a month `YYYY-MM` in chronological order, 필기 before 실기 that open or close together, each row with their
 * total number.
 */
export function monthQuery(month: string, search: CalendarSearch, now: Date) {
  const span = monthSpan(month);
  const showsNotices = search.kind !== 'education' && !search.grade && !search.region;
  const events = together([...offeringEvents(span, search), ...(showsNotices ? [noticesOf(span, now)] : [])]);
  return sql<CalendarRow & { total: number }>`
    select kind, event, at, no, title, grade, ${regionOf('education')} as region, capacity - taken as seats_left,
      ${statusAt(now, sql`finish_at`)} as status, count(*) over () as total
    from (${events}) as event
    order by at, kind, part = ${EXAM_PARTS[1]}, title, no
    limit ${MAX_EVENTS}`;
}

/** Reads a month in one statement. */
export async function listMonth(db: Queries, month: string, search: CalendarSearch, now: Date) {
  const { rows } = await monthQuery(month, search, now).execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Time of the first event after a month; null if there is none. */
export async function findNext(db: Queries, month: string, search: CalendarSearch): Promise<Date | null> {
  const events = together(offeringEvents({ from: monthSpan(month).until }, search));
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from (${events}) as event`.execute(db);
  return rows[0]?.at ?? null;
}

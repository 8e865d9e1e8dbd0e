import * as v from 'valibot';
import { publicCalls } from '../base/callsFor.ts';
import { clockTime, day, integer, oneOf } from '../base/fields.ts';
import { offeringStatus } from '../base/statuses.ts';
import { wordOf } from '../base/words.ts';
import { grade, heldIn, month, REGION_NAMES } from './offering.ts';

/** Events of a month for prospective applicants. */

const anyone = publicCalls('/api/home/manager');

export const CALENDAR_EVENT_NAMES = {
  HELD: '진행',
  RESULTS: '합격자 발표',
  APPLY_OPENS: '신청 시작',
  APPLY_CLOSES: '신청 마감',
} as const;
/** Kind of event of a course or an exam. */
export type CalendarEvent = keyof typeof CALENDAR_EVENT_NAMES;

const event = {
  event: wordOf(CALENDAR_EVENT_NAMES),
  eventName: v.string(),
  day,
  /** 24:00 for a period that ends with its day. */
  time: v.union([clockTime, v.literal('24:00')]),
  title: v.string(),
  rating: grade,
  /** Null if the address names none. */
  region: v.nullable(wordOf(REGION_NAMES)),
  /** Empty if there is no region. */
  regionName: v.string(),
  seatsLeft: v.number(),
  status: offeringStatus,
  statusName: v.string(),
};

export const getMapCalendar = anyone.get('getMapCalendar', {
  summary: 'A month of courses and exams: when one can apply, when they are held, when results are announced',
  input: v.object({
    /** The current month if omitted. */
    month: heldIn.month,
    region: heldIn.region,
    rating: v.optional(oneOf(grade.options)),
    /** 1: education, 2: exam; both if omitted. */
    applyType: v.optional(oneOf([1, 2])),
  }),
  entity: v.object({
    month,
    /** Current day by the server's clock. */
    today: day,
    /** Events, sorted by day. */
    courses: v.array(v.object({ educationNo: integer, ...event })),
    exams: v.array(v.object({ examinationNo: integer, ...event })),
    /** Exam notices by day of publication; empty if filtered by courses, region or grade. */
    notices: v.array(v.object({ examNoticeNo: integer, day, title: v.string() })),
    /** Number of events in the month; a month with very many is truncated. */
    total: integer,
    /** After an empty month, the next day with an event; null if none is known. */
    next: v.nullable(day),
  }),
});

import * as v from 'valibot';
import { publicCalls } from '../base/callsFor.ts';
import { clockTime, day, integer, oneOf } from '../base/fields.ts';
import { offeringStatus } from '../base/statuses.ts';
import { wordOf } from '../base/words.ts';
import { grade, heldIn, month, REGION_NAMES } from './offering.ts';

/** The days of a month that matter to whoever wants to take a course or an exam. */

const anyone = publicCalls('/api/home/manager');

export const CALENDAR_EVENT_NAMES = {
  HELD: '진행',
  RESULTS: '합격자 발표',
  APPLY_OPENS: '신청 시작',
  APPLY_CLOSES: '신청 마감',
} as const;
/** What of a course or an exam is on a day. */
export type CalendarEvent = keyof typeof CALENDAR_EVENT_NAMES;

const event = {
  event: wordOf(CALENDAR_EVENT_NAMES),
  eventName: v.string(),
  day,
  /** 24:00 where a period ends with its day. */
  time: v.union([clockTime, v.literal('24:00')]),
  title: v.string(),
  rating: grade,
  /** Null where the address names none. */
  region: v.nullable(wordOf(REGION_NAMES)),
  /** Empty where there is no region. */
  regionName: v.string(),
  seatsLeft: v.number(),
  status: offeringStatus,
  statusName: v.string(),
};

export const getMapCalendar = anyone.get('getMapCalendar', {
  summary: 'A month of courses and exams: when one can apply, when they are held, when results are announced',
  input: v.object({
    /** The present one where it is left out. */
    month: heldIn.month,
    region: heldIn.region,
    rating: v.optional(oneOf(grade.options)),
    /** 1 education, 2 exam; both where it is left out. */
    applyType: v.optional(oneOf([1, 2])),
  }),
  entity: v.object({
    month,
    /** By the server's clock. */
    today: day,
    /** Each in the order of its days. */
    courses: v.array(v.object({ educationNo: integer, ...event })),
    exams: v.array(v.object({ examinationNo: integer, ...event })),
    /** Notices of exams by the day of their publication; none in a month of courses, of one region or of one grade. */
    notices: v.array(v.object({ examNoticeNo: integer, day, title: v.string() })),
    /** How many there are in the month; a month with very many is cut after its first ones. */
    total: integer,
    /** The first day after a month without anything that has something; null where no such day is known. */
    next: v.nullable(day),
  }),
});

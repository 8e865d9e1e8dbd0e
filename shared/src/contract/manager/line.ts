import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, integer, rowNumber, text } from '../base/fields.ts';
import { wordOf, type AsRead } from '../base/words.ts';

/** The line for a course or an exam of which more want a seat than there are: the seat comes before the form. */

const member = memberCalls('/api/home/manager');

export const LINE_STATUS_NAMES = {
  WAITING: '대기 중',
  OFFERED: '자리 배정',
  TAKEN: '신청함',
  LAPSED: '기한 지남',
  DECLINED: '자리 사양',
  LEFT: '대기 취소',
  ENDED: '대기 종료',
} as const;
/** Where a place in a line stands. */
export type LineStatus = keyof typeof LINE_STATUS_NAMES;
export const lineStatus = wordOf(LINE_STATUS_NAMES);

/** So long before the opening places are given; their order is drawn by lot at the opening. */
export const LINE_OPENS_BEFORE_MINUTES = 10;

/** So many offers that a member lets lapse end the right to stand in that line. */
export const MAX_LAPSES = 2;

/** A course by `educationNo`, or an exam by `examinationNo`: one of the two. */
export const lineOf = { educationNo: v.optional(rowNumber), examinationNo: v.optional(rowNumber) };

/** What the member may do now: take a place, fill in the form of the seat that is offered, or give up place or seat. */
export const lineAction = v.picklist(['wait', 'apply', 'leave']);

/** What a place for a group has besides: it waits for all of its seats together. */
const groupPlace = v.object({
  seats: integer,
  /** Those that are kept for it already, and until when that goes on; null while none is. */
  collected: integer,
  collectedUntil: v.nullable(dateTime),
  /** No more are kept for it; it is offered its seats once all are free at the same moment, before those behind it. */
  isStoodBack: v.boolean(),
});

export const postIntLine = member.post('postIntLine', {
  unanswered: '대기 신청이 되었는지 ‘대기 순번’에서 먼저 확인해 주십시오.',
  // No Idempotency-Key: a member has one place, and who asks again is answered its number.
  summary: 'Takes a place in the line for a course or an exam; entity is its number, of the one that is there too',
  input: v.object(lineOf),
  entity: integer,
});

export const getMapLine = member.get('getMapLine', {
  summary: 'Where the member stands in the line for a course or an exam; with `since` it is answered once that changes',
  input: v.object({
    ...lineOf,
    /** The `mark` of the last answer: this one comes when it says something else, or after 25 seconds. */
    since: v.optional(text(80)),
  }),
  entity: v.object({
    /** Of the newest place; null where the member has none. */
    placeNo: v.nullable(integer),
    status: v.nullable(lineStatus),
    /** Empty where there is no place. */
    statusName: v.string(),
    /** Seats that are waited for before this place; null where it does not wait, and until the lot is drawn. */
    ahead: v.nullable(integer),
    /** Everybody who waits: seats, of which a group has several. */
    waiting: integer,
    /** Seats that nobody has; those that are offered are not among them. */
    seatsLeft: integer,
    /** Seats that wait for the form of who was offered them. */
    offered: v.optional(integer),
    /** Seats that are kept for a group until it has all of its own; neither left nor offered. */
    collected: v.optional(integer),
    /** Of a place for a group; null of any other. */
    group: v.optional(v.nullable(groupPlace)),
    /** Offers that the member has let lapse here. */
    lapses: v.optional(integer),
    /** When applying begins and ends. */
    opensAt: dateTime,
    closesAt: dateTime,
    /** When the lot was drawn; null where none was, or not yet. */
    drawnAt: v.nullable(dateTime),
    /** Whether the place was taken before the opening, and has its order by lot. */
    byLot: v.boolean(),
    /** Until when the seat that is offered waits for its form; null where none is. */
    offerDueAt: v.nullable(dateTime),
    /** The time of the server when it answers. */
    now: dateTime,
    allowedActions: v.array(lineAction),
    /** For `since`. */
    mark: v.string(),
  }),
});

export const patchIntLineLeave = member.patch('patchIntLineLeave', {
  alsoPost: true,
  unanswered: '대기가 취소되었는지 ‘대기 순번’에서 먼저 확인해 주십시오.',
  summary: 'Gives up the place in a line, or the seat that is offered; entity is the places given up',
  input: v.object(lineOf),
  entity: integer,
});

const ownPlace = v.object({
  placeNo: integer,
  /** 1 course, 2 exam. */
  applyType: v.picklist([1, 2]),
  /** Of the course or the exam. */
  offeringNo: integer,
  title: v.string(),
  status: lineStatus,
  statusName: v.string(),
  /** Until when the seat that is offered waits for its form; null where none is. */
  offerDueAt: v.nullable(dateTime),
  /** Whether it is for a group, and for how many; missing in the answer of an API of another day. */
  isGroup: v.optional(v.boolean()),
  seats: v.optional(integer),
});
/** As a browser reads it. */
export type OwnPlace = AsRead<v.InferOutput<typeof ownPlace>>;

export const getListLine = member.get('getListLine', {
  summary: 'The lines in which the member waits or is offered a seat, offers first',
  input: v.object({}),
  entity: v.array(ownPlace),
});

import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, integer, rowNumber, text } from '../base/fields.ts';
import { wordOf, type AsRead } from '../base/words.ts';

/** Queue for a course or an exam with more demand than seats. A seat is offered before the form is filled in. */

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
/** Status of a queue entry. */
export type LineStatus = keyof typeof LINE_STATUS_NAMES;
export const lineStatus = wordOf(LINE_STATUS_NAMES);

/** Minutes before the opening from which queue entries are accepted. Their order is drawn by lot at the opening. */
export const LINE_OPENS_BEFORE_MINUTES = 10;

/** Maximum offers that a member may let expire; after that, the member cannot join this queue again. */
export const MAX_LAPSES = 2;

/** A course by `educationNo`, or an exam by `examinationNo`: exactly one of the two. */
export const lineOf = { educationNo: v.optional(rowNumber), examinationNo: v.optional(rowNumber) };

/** Actions of the member: join the queue, fill in the form for the offered seat, or give up entry or seat. */
export const lineAction = v.picklist(['wait', 'apply', 'leave']);

/** Further fields of a group's queue entry, which waits for all of its seats together. */
const groupPlace = v.object({
  seats: integer,
  /** Seats reserved for it. `collectedUntil`: end of reserving; null if none are reserved. */
  collected: integer,
  collectedUntil: v.nullable(dateTime),
  /**
   * True if passed over: no more seats are reserved, and it gets an offer before later entries once enough are free at
   * the same time.
   */
  isStoodBack: v.boolean(),
});

export const postIntLine = member.post('postIntLine', {
  unanswered: '대기 신청이 되었는지 ‘대기 순번’에서 먼저 확인해주세요.',
  // No Idempotency-Key: a member has one queue entry, and a repeat returns its number.
  summary: 'Takes a place in the line for a course or an exam; entity is its number, of the one that is there too',
  input: v.object(lineOf),
  entity: integer,
});

export const getMapLine = member.get('getMapLine', {
  summary: 'Where the member stands in the line for a course or an exam; with `since` it is answered once that changes',
  input: v.object({
    ...lineOf,
    /** `mark` of the previous response. The call returns once the mark differs, or after 25 seconds. */
    since: v.optional(text(80)),
  }),
  entity: v.object({
    /** Number of the newest entry; null if the member has none. */
    placeNo: v.nullable(integer),
    status: v.nullable(lineStatus),
    /** Empty if there is no entry. */
    statusName: v.string(),
    /** Seats requested by earlier entries; null unless it is waiting, and until the lot is drawn. */
    ahead: v.nullable(integer),
    /** Seats requested by all waiting entries; a group requests several. */
    waiting: integer,
    /** Free seats, excluding offered ones. */
    seatsLeft: integer,
    /** Offered seats, reserved until the form is sent. */
    offered: v.optional(integer),
    /** Seats reserved for a group until it has all of its seats; neither free nor offered. */
    collected: v.optional(integer),
    /** For a group's entry; otherwise null. */
    group: v.optional(v.nullable(groupPlace)),
    /** Offers to the member that expired in this queue. */
    lapses: v.optional(integer),
    /** Start and end of the application period. */
    opensAt: dateTime,
    closesAt: dateTime,
    /** Time of the lot; null if none was drawn yet. */
    drawnAt: v.nullable(dateTime),
    /** True if the member joined before the opening and was ordered by lot. */
    byLot: v.boolean(),
    /** Deadline for the form of the offered seat; null if none. */
    offerDueAt: v.nullable(dateTime),
    /** Server time of the response. */
    now: dateTime,
    allowedActions: v.array(lineAction),
    /** For `since`. */
    mark: v.string(),
  }),
});

export const patchIntLineLeave = member.patch('patchIntLineLeave', {
  alsoPost: true,
  unanswered: '대기가 취소되었는지 ‘대기 순번’에서 먼저 확인해주세요.',
  summary: 'Gives up the place in a line, or the seat that is offered; entity is the places given up',
  input: v.object(lineOf),
  entity: integer,
});

const ownPlace = v.object({
  placeNo: integer,
  /** 1: course, 2: exam. */
  applyType: v.picklist([1, 2]),
  /** Number of the course or exam. */
  offeringNo: integer,
  title: v.string(),
  status: lineStatus,
  statusName: v.string(),
  /** Deadline for the form of the offered seat; null if none. */
  offerDueAt: v.nullable(dateTime),
  /** True for a group's entry. `seats`: number of requested seats. Absent from older APIs. */
  isGroup: v.optional(v.boolean()),
  seats: v.optional(integer),
});
/** Queue entry as read by a browser. */
export type OwnPlace = AsRead<v.InferOutput<typeof ownPlace>>;

export const getListLine = member.get('getListLine', {
  summary: 'The lines in which the member waits or is offered a seat, offers first',
  input: v.object({}),
  entity: v.array(ownPlace),
});

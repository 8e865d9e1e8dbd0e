import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { countNamed, dateTime, integer, rowNumber } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { LINE_STATUS_NAMES, lineStatus } from '../manager/line.ts';
import { offeringKind, reason } from './fields.ts';
import { confirmedQuestions } from './offeringQuestions.ts';

/** Queue of a course or an exam as displayed in the office. No call can reorder it. */

const office = callsFor('qualification', '/api/office/offerings/line');

const lineRef = { kind: offeringKind, offeringNo: rowNumber };

export const LINE_SETTING_NAMES = {
  auto: '정원이 차면 대기 순번을 받음',
  open: '대기 순번으로만 신청 받음',
  closed: '대기 순번을 받지 않음',
} as const;
/** Setting chosen by an employee; `auto` if none. */
export type LineSetting = keyof typeof LINE_SETTING_NAMES;
const lineSetting = { setting: wordOf(LINE_SETTING_NAMES), settingName: v.string() };

/** Queue of a course or an exam, with the numbers of waiting entries and open offers. */
export const lineSummary = v.object({ ...lineSetting, waiting: integer, offered: integer });

/** Durations; null if there are no cases. */
const spans = v.nullable(v.object({ medianSeconds: integer, longestSeconds: integer }));

export const officeLine = office.get('', {
  summary: 'The line for a course or an exam: its length, what became of its places, and the lot by which it was drawn',
  input: v.object(lineRef),
  entity: v.object({
    title: v.string(),
    ...lineSetting,
    /** Start and end of the application period. Absent from older APIs, like `applied`. */
    opensAt: v.optional(dateTime),
    closesAt: v.optional(dateTime),
    capacity: integer,
    /** Occupied seats, including offered ones and those collected for a group. */
    taken: integer,
    /** Offered seats. Absent from older APIs, like `collected` and `groups`. */
    offeredSeats: v.optional(integer),
    /** Seats reserved for a waiting group. */
    collected: v.optional(integer),
    /** Number of waiting groups and the seats they need in total. */
    groups: v.optional(v.object({ waiting: integer, seats: integer })),
    /** Queue entries by status. */
    counts: v.object({
      WAITING: integer,
      OFFERED: integer,
      TAKEN: integer,
      LAPSED: integer,
      DECLINED: integer,
      LEFT: integer,
      ENDED: integer,
    }),
    /** Waiting times of those who received an offer. */
    waited: spans,
    /** Times from offer to application of those who applied. */
    applied: v.optional(spans),
    /**
     * Lot: entries are ordered by the SHA-256 of `<seed>:<place number>` in hexadecimal digits. Null if none was drawn.
     */
    lot: v.nullable(v.object({ seed: v.string(), drawnAt: dateTime, places: integer })),
    allowedActions: v.array(v.picklist(['open', 'close', 'addSeats'])),
  }),
});

export const officeLinePlaces = office.get('places', {
  summary: 'The places of a line in their order, without names',
  input: v.object({ ...paging, ...lineRef, status: v.optional(lineStatus) }),
  entity: listOf(
    v.object({
      placeNo: integer,
      /** Position in the queue; null until the lot is drawn. */
      turn: v.nullable(integer),
      byLot: v.boolean(),
      /**
       * True for the entry of an employer's group. `seats`: number of seats it needs. Both are absent from older APIs.
       */
      isGroup: v.optional(v.boolean()),
      seats: v.optional(integer),
      /**
       * Seats reserved for a waiting group. `stoodBackAt`: time since which it has been passed over; null if it has
       * not.
       */
      collected: v.optional(integer),
      stoodBackAt: v.optional(v.nullable(dateTime)),
      status: wordOf(LINE_STATUS_NAMES),
      statusName: v.string(),
      arrivedAt: dateTime,
      offeredAt: v.nullable(dateTime),
      offerDueAt: v.nullable(dateTime),
      endedAt: v.nullable(dateTime),
    }),
  ),
});

export const officeOpenLine = office.post('open', {
  idempotent: true,
  summary: 'Makes the line the way in to a course or an exam, from now on; entity is the rows changed',
  input: v.object({ ...lineRef, reason }),
  entity: integer,
});

export const officeCloseLine = office.post('close', {
  idempotent: true,
  summary: 'Gives no further places; who has one keeps it; entity is the rows changed',
  input: v.object({ ...lineRef, reason }),
  entity: integer,
});

/** Maximum seats added in one request. */
const MAX_ADDED_SEATS = 500;

export const officeAddSeats = office.post('addSeats', {
  idempotent: true,
  summary: 'Adds seats to a course or an exam; who waits is offered them at once, in order',
  input: v.object({
    ...lineRef,
    seats: v.pipe(
      countNamed('늘릴 자리를 숫자로 입력해주세요.'),
      v.minValue(1, '자리를 1개 이상 입력해주세요.'),
      v.maxValue(MAX_ADDED_SEATS, `한 번에 ${MAX_ADDED_SEATS}자리까지 늘릴 수 있습니다.`),
    ),
    reason,
    confirmed: confirmedQuestions,
  }),
  entity: v.object({
    capacity: integer,
    /** Number of offers made; an offer to a group covers all of its seats. */
    offered: integer,
    /** Seats now reserved for a group that waits for more. Absent from older APIs. */
    collected: v.optional(integer),
  }),
});

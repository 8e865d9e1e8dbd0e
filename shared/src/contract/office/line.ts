import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { countNamed, dateTime, integer, rowNumber } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { LINE_STATUS_NAMES, lineStatus } from '../manager/line.ts';
import { offeringKind, reason } from './fields.ts';

/** The line for a course or an exam, as the office reads it. Nobody can move a person in it: no call does. */

const office = callsFor('qualification', '/api/office/offerings/line');

const lineRef = { kind: offeringKind, offeringNo: rowNumber };

export const LINE_SETTING_NAMES = {
  auto: '정원이 차면 대기 순번을 받음',
  open: '대기 순번으로만 신청 받음',
  closed: '대기 순번을 받지 않음',
} as const;
/** What an employee has said of a line; `auto` where nobody has. */
export type LineSetting = keyof typeof LINE_SETTING_NAMES;
const lineSetting = { setting: wordOf(LINE_SETTING_NAMES), settingName: v.string() };

/** The line beside the seats of a course or an exam: who waits, and who is offered a seat. */
export const lineSummary = v.object({ ...lineSetting, waiting: integer, offered: integer });

/** How long something took those whom it happened to; null where there is nobody. */
const spans = v.nullable(v.object({ medianSeconds: integer, longestSeconds: integer }));

export const officeLine = office.get('', {
  summary: 'The line for a course or an exam: its length, what became of its places, and the lot by which it was drawn',
  input: v.object(lineRef),
  entity: v.object({
    title: v.string(),
    ...lineSetting,
    /** When applying begins and ends; missing, like `applied`, in the answer of an API of another day. */
    opensAt: v.optional(dateTime),
    closesAt: v.optional(dateTime),
    capacity: integer,
    /** Seats taken, with those that are offered, and those that are kept for a group. */
    taken: integer,
    /** Seats that are offered; missing, like `collected` and `groups`, in the answer of an API of another day. */
    offeredSeats: v.optional(integer),
    /** Seats that are kept for a group that waits. */
    collected: v.optional(integer),
    /** The groups that wait, and for how many seats together. */
    groups: v.optional(v.object({ waiting: integer, seats: integer })),
    /** Places by where they stand now. */
    counts: v.object({
      WAITING: integer,
      OFFERED: integer,
      TAKEN: integer,
      LAPSED: integer,
      DECLINED: integer,
      LEFT: integer,
      ENDED: integer,
    }),
    /** How long those waited who were offered a seat. */
    waited: spans,
    /** How long those took from the offer to their application who have applied. */
    applied: v.optional(spans),
    /**
     * The lot: places in the order of the SHA-256 of `<seed>:<place number>`, as hexadecimal digits. null where none
     * was drawn.
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
      /** The order in the line; null until the lot is drawn. */
      turn: v.nullable(integer),
      byLot: v.boolean(),
      /** Whether it is for a group of an employer, and for how many; both missing like `collected`. */
      isGroup: v.optional(v.boolean()),
      seats: v.optional(integer),
      /** Of a group that waits: seats that are kept for it, and since when no more are. */
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

/** Seats that can be added at once. */
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
  }),
  entity: v.object({
    capacity: integer,
    /** How many offers it has made: one of a group is for all of its seats. */
    offered: integer,
    /** Seats that are kept for a group now, which waits for more; missing in the answer of an API of another day. */
    collected: v.optional(integer),
  }),
});

import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { dateTime, integer, percentage, rowNumber, won } from '../base/fields.ts';
import { paymentStatus, refundStatus } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { GROUP_STATUS_NAMES, groupStatus, type GroupStatus } from '../manager/group.ts';
import { groupOccasion } from '../manager/groupOccasion.ts';
import { GROUP_ANSWER_NAMES, groupSeatStatus } from '../manager/groupSeat.ts';
import { offeringKind, linkableMemberNo, outcome, reason, secondLook } from './fields.ts';

/**
 * Groups of employers, as the office searches and displays them. Employers and seat holders are masked like members.
 */

const office = callsFor('qualification', '/api/office');

/** Fields of every view of a group. */
const listed = {
  groupNo: integer,
  ...groupOccasion,
  /** Employer's name, masked; empty once the member has withdrawn. */
  employer: v.string(),
  memberNo: linkableMemberNo,
  status: groupStatus,
  statusName: v.string(),
  applyDate: dateTime,
  seatPrice: won,
  price: won,
  /** Payment deadline; null unless status is SUBMITTED. */
  payDueAt: v.nullable(dateTime),
  /** Pending second look at an act on the group. Absent from older APIs. */
  secondLook: v.optional(secondLook),
  /** Seats by status, as displayed to the employer. */
  counts: v.object({
    seats: integer,
    reserved: integer,
    invited: integer,
    confirmed: integer,
    requested: integer,
    cancelled: integer,
  }),
};

export const officeGroups = office.post('groups', {
  shows: 'recorded',
  summary: 'Groups of employers, newest first; `keyword` is in the name of a business, and looking for one is recorded',
  input: v.object({
    ...searchable,
    status: v.optional(v.picklist(Object.keys(GROUP_STATUS_NAMES) as GroupStatus[], NOT_OFFERED)),
    /** Restricts the list to one course or exam; both or neither. */
    kind: v.optional(offeringKind),
    offeringNo: v.optional(rowNumber),
  }),
  entity: listOf(v.object(listed)),
});

const seat = v.object({
  seatNo: integer,
  position: integer,
  /** Name and phone, both masked; empty once erased. */
  name: v.string(),
  userPhone: v.string(),
  status: groupSeatStatus,
  statusName: v.string(),
  answer: v.nullable(wordOf(GROUP_ANSWER_NAMES)),
  answerName: v.string(),
  invitedAt: v.nullable(dateTime),
  confirmedAt: v.nullable(dateTime),
  endedAt: v.nullable(dateTime),
  /** Application of the person who accepted; null before. */
  userExaminationNo: v.nullable(integer),
});

export const officeGroup = office.post('group', {
  shows: 'recorded',
  summary:
    'One group with its seats, and for who handles money its payments and refunds; each look is in the audit log',
  input: v.object({ groupNo: rowNumber }),
  entity: v.object({
    ...listed,
    /** Ten digits; empty if none was given. */
    businessNumber: v.string(),
    /** Employer's phone, masked. */
    userPhone: v.string(),
    confirmedAt: v.nullable(dateTime),
    expiredAt: v.nullable(dateTime),
    /** Active seats by position, then replaced ones. */
    seats: v.array(seat),
    /** Absent from older APIs, like `unaccepted`. */
    allowedActions: v.optional(v.array(v.picklist(['cancelSeats']))),
    /** Seats that nobody has accepted, and the refund in won for cancelling them. */
    unaccepted: v.optional(v.object({ seats: integer, amount: won })),
    /** Newest first; missing for employees without `money`. */
    payments: v.optional(
      v.array(
        v.object({
          paymentNo: integer,
          status: paymentStatus,
          statusName: v.string(),
          payMethodName: v.string(),
          amount: won,
          refunded: won,
          openedAt: dateTime,
          paidAt: v.nullable(dateTime),
        }),
      ),
    ),
    refunds: v.optional(
      v.array(
        v.object({
          refundNo: integer,
          /** Seat that is refunded; null for a refund of all seats or of surplus money. */
          seatNo: v.nullable(integer),
          status: refundStatus,
          statusName: v.string(),
          amount: won,
          percent: percentage,
          requestedAt: dateTime,
          finishedAt: v.nullable(dateTime),
        }),
      ),
    ),
  }),
});

export const officeCancelGroupSeats = office.post('groups/cancelSeats', {
  stepUp: 'always',
  idempotent: true,
  summary:
    'Cancels the seats of a group that nobody has accepted, before it begins: what was paid for them goes back whole. ' +
    'Not while an invoice is open: `officeCancelInvoiceSeats`',
  input: v.object({ groupNo: rowNumber, reason }),
  entity: outcome,
});

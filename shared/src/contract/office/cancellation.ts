import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, percentage, rowNumber, won } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { refundTerms } from '../manager/offering.ts';
import { offeringKind, openableMember, optionalReason, outcome, secondLook } from './fields.ts';

/** Requests to cancel an application. */

const office = callsFor('qualification', '/api/office/cancellations');

export const officeCancellations = office.get('', {
  summary: 'Requests to cancel that wait for a decision, oldest first',
  input: v.object(paging),
  entity: listOf(
    v.object({
      userExaminationNo: integer,
      /** Of the seat of a group that is to be cancelled; null where it is a whole application. */
      seatNo: v.optional(v.nullable(integer)),
      kind: offeringKind,
      title: v.string(),
      applicant: v.string(),
      memberNo: openableMember,
      applyDate: dateTime,
      requestedAt: dateTime,
      /** What was paid; 0 where it was free. */
      paidAmount: won,
      payMethodName: v.string(),
      /** What goes back, frozen when it was asked for, and the share that it is. */
      amount: won,
      percent: percentage,
      /** Both refund windows, as the applicant agreed to them. */
      terms: refundTerms,
      /** Where it goes; the account is masked. All empty where it goes back the way it came. */
      bank: v.string(),
      accountName: v.string(),
      account: v.string(),
      secondLook,
    }),
  ),
});

export const officeDecideCancellation = office.post('decide', {
  idempotent: true,
  summary: 'Approves a request to cancel, so that the refund goes out, or rejects it with a reason',
  input: v.pipe(
    v.object({
      userExaminationNo: rowNumber,
      /** Demanded where the list has one. */
      seatNo: v.optional(v.nullable(rowNumber)),
      decision: v.picklist(['approve', 'reject'], NOT_OFFERED),
      reason: optionalReason,
    }),
    v.forward(
      v.check(({ decision, reason }) => decision === 'approve' || reason !== '', '반려하는 사유를 입력해주세요.'),
      ['reason'],
    ),
  ),
  entity: outcome,
});

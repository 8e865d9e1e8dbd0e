import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, percentage, rowNumber, won } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { refundTerms } from '../manager/offering.ts';
import { offeringKind, linkableMemberNo, optionalReason, outcome, secondLook } from './fields.ts';

/** Requests to cancel an application. */

const office = callsFor('qualification', '/api/office/cancellations');

export const officeCancellations = office.get('', {
  shows: { object: 'application', by: 'userExaminationNo', purpose: '취소 처리' },
  summary: 'Requests to cancel that wait for a decision, oldest first',
  input: v.object(paging),
  entity: listOf(
    v.object({
      userExaminationNo: integer,
      /** Group seat to be cancelled; null for a whole application. */
      seatNo: v.optional(v.nullable(integer)),
      kind: offeringKind,
      title: v.string(),
      applicant: v.string(),
      memberNo: linkableMemberNo,
      applyDate: dateTime,
      requestedAt: dateTime,
      /** End of the days in which members are promised a refund; null without an account. Absent from older APIs. */
      dueAt: v.optional(v.nullable(dateTime)),
      isOverdue: v.optional(v.boolean()),
      /** Paid sum; 0 if it was free. */
      paidAmount: won,
      payMethodName: v.string(),
      /** Refund sum, frozen at the time of the request. `percent`: its share of the paid sum. */
      amount: won,
      percent: percentage,
      /** Both refund windows that the applicant agreed to. */
      terms: refundTerms,
      /** Refund account, masked; all three are empty if the refund uses the original payment method. */
      bank: v.string(),
      accountName: v.string(),
      account: v.string(),
      /** False if it goes back by the payment method, and to the account only if that fails. Absent from older APIs. */
      toAccount: v.optional(v.boolean()),
      /** True if the person attended after the request. Absent from older APIs. */
      hasAttended: v.optional(v.boolean()),
      secondLook,
    }),
  ),
});

export const officeDecideCancellation = office.post('decide', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Approves a request to cancel, so that the refund goes out, or rejects it with a reason',
  input: v.pipe(
    v.object({
      userExaminationNo: rowNumber,
      /** Required if the listed request has one. */
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

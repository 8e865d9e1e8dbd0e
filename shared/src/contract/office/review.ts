import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber, won } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { linkableMemberNo, outcome, reason, secondLook } from './fields.ts';

/** Payments whose amount differs from the requested one. */

const office = callsFor('money', '/api/office/reviews');

export const officeReviews = office.get('', {
  shows: { object: 'payment', by: 'paymentNo', purpose: '입금 금액 확인' },
  summary: 'Payments whose amount differs, oldest first',
  input: v.object(paging),
  entity: listOf(
    v.object({
      paymentNo: integer,
      userExaminationNo: integer,
      title: v.string(),
      applicant: v.string(),
      memberNo: linkableMemberNo,
      applicationStatusName: v.string(),
      payMethodName: v.string(),
      /** Requested amount. `paidAmount`: received amount. */
      amount: won,
      paidAmount: won,
      paidAt: dateTime,
      secondLook,
    }),
  ),
});

export const officeDecideReview = office.post('decide', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Accepts a payment whose amount differs, or gives all of it back',
  input: v.object({ paymentNo: rowNumber, decision: v.picklist(['accept', 'giveBack'], NOT_OFFERED), reason }),
  entity: outcome,
});

import { APPLICATION_STATUS_NAMES } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { paidByName } from '../../../../enrolment/payment/paidByName.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { applicantName, applicationTitle } from '../../parts/described.ts';
import { listWithLooks } from '../../parts/secondLooks.ts';

const paymentsUnderReview = (db: Queries) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select([
      'payment.payment_no',
      'payment.application_no',
      'application.member_no',
      'payment.pay_method',
      'payment.easy_pay',
      'payment.amount',
      'payment.paid_amount',
      'payment.paid_at',
      'application.status as application_status',
    ])
    .select([applicationTitle.as('title'), applicantName.as('applicant')])
    .where('payment.status', '=', 'HELD_FOR_REVIEW')
    .orderBy('payment.paid_at')
    .orderBy('payment.payment_no');

/** Lists payments with a different amount, oldest first. */
export function listAmountChecks(paging: Paging, context: MemberContext) {
  return listWithLooks(
    paymentsUnderReview(context.db),
    {
      object: 'payment',
      objectNoOf: (row) => row.payment_no,
      memberNoOf: (row) => row.member_no,
      paging,
      present: (row) => ({
        paymentNo: row.payment_no,
        userExaminationNo: row.application_no,
        title: row.title,
        applicant: row.applicant,
        applicationStatusName: APPLICATION_STATUS_NAMES[row.application_status],
        payMethodName: paidByName(row),
        amount: row.amount,
        paidAmount: row.paid_amount ?? 0,
        // Never null here: a constraint requires it for payments under review.
        paidAt: seoulTimestamp(row.paid_at ?? new Date(0)),
      }),
    },
    context,
  );
}

import { APPLICATION_STATUS_NAMES, PAY_METHOD_NAMES } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/tables.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { applicantName, applicationTitle } from '../parts/described.ts';
import { PAYMENT_OBJECT } from '../parts/objects.ts';
import { openLooks } from '../parts/secondLooks.ts';

const paymentsUnderReview = (db: Queries) =>
  db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select([
      'payment.payment_no',
      'payment.application_no',
      'payment.pay_method',
      'payment.amount',
      'payment.paid_amount',
      'payment.paid_at',
      'application.status as application_status',
    ])
    .select([applicationTitle.as('title'), applicantName.as('applicant')])
    .where('payment.status', '=', 'HELD_FOR_REVIEW')
    .orderBy('payment.paid_at')
    .orderBy('payment.payment_no');

/** Payments whose amount differs, oldest first. */
export async function listReviews(paging: Paging, context: MemberContext) {
  const page = await fetchPage(paymentsUnderReview(context.db), paging);
  const numbers = page.rows.map(({ payment_no }) => payment_no);
  const lookAt = await openLooks(context, PAYMENT_OBJECT, numbers);
  return toPage(page, paging, (row) => ({
    paymentNo: row.payment_no,
    userExaminationNo: row.application_no,
    title: row.title,
    applicant: row.applicant,
    applicationStatusName: APPLICATION_STATUS_NAMES[row.application_status],
    payMethodName: PAY_METHOD_NAMES[row.pay_method],
    amount: row.amount,
    paidAmount: row.paid_amount ?? 0,
    // A constraint of the table: what is under review was paid.
    paidAt: seoulTimestamp(row.paid_at ?? new Date(0)),
    secondLook: lookAt(row.payment_no),
  }));
}

import { sql } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import { refundDueAt } from '../../../../aggregates/refund.ts';
import type { Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { termsKind } from '../../../../enrolment/offering/termsKind.ts';
import { paidByName } from '../../../../enrolment/payment/paidByName.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { applicantName, applicationTitle } from '../../parts/described.ts';
import { listWithLooks } from '../../parts/secondLooks.ts';

/** SQL condition: the person of a request, or of its group seat, has attended. */
const hasAttended = sql<boolean>`exists (
  select from attendance where attendance.status = 'PRESENT'
    and attendance.application_no = coalesce(group_seat.application_no, refund.application_no)
)`;

const waitingRequests = (db: Queries) =>
  db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .leftJoin('payment', 'payment.payment_no', 'refund.payment_no')
    .leftJoin('group_seat', 'group_seat.refund_no', 'refund.refund_no')
    .select([
      'refund.refund_no',
      'refund.application_no',
      'application.member_no',
      'application.applied_at',
      'application.terms',
      'refund.requested_at',
      'group_seat.seat_no',
      'group_seat.position',
      'refund.amount',
      'refund.percent',
      'refund.bank',
      'refund.account_name',
      'refund.account_masked',
      'refund.to_account',
      'payment.paid_amount',
      'payment.pay_method',
      'payment.easy_pay',
    ])
    .select([refundDueAt.as('due_at'), applicationTitle.as('title'), applicantName.as('applicant')])
    .select(hasAttended.as('has_attended'))
    .where('refund.status', '=', 'REQUESTED')
    .orderBy('refund.requested_at')
    .orderBy('refund.refund_no');

/** Lists pending cancellations, oldest first. */
export function listCancellations(paging: Paging, context: MemberContext) {
  return listWithLooks(
    waitingRequests(context.db),
    {
      object: 'refund',
      objectNoOf: (row) => row.refund_no,
      memberNoOf: (row) => row.member_no,
      paging,
      present: (row) => ({
        userExaminationNo: row.application_no,
        kind: termsKind(row.terms),
        seatNo: row.seat_no,
        title: row.position === null ? row.title : `${row.title} ${row.position}번 자리`,
        applicant: row.applicant,
        applyDate: seoulTimestamp(row.applied_at),
        requestedAt: seoulTimestamp(row.requested_at),
        dueAt: row.due_at && seoulTimestamp(row.due_at),
        isOverdue: row.due_at !== null && row.due_at <= context.now,
        paidAmount: row.paid_amount ?? 0,
        payMethodName: row.pay_method ? paidByName({ pay_method: row.pay_method, easy_pay: row.easy_pay }) : '',
        amount: row.amount,
        percent: row.percent,
        terms: row.terms,
        bank: row.bank,
        accountName: row.account_name,
        account: row.account_masked,
        toAccount: row.to_account,
        hasAttended: row.has_attended,
      }),
    },
    context,
  );
}

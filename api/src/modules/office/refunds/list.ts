import { sql, type RawBuilder } from 'kysely';
import { REFUND_STATUS_NAMES } from '@portal/shared/contract';
import type { RefundNeed } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import type { Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/tables.ts';
import type { RefundTable } from '../../../database/tables/payment.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { applicantName, applicationTitle } from '../parts/described.ts';
import { REFUND_OBJECT } from '../parts/objects.ts';
import { listWithLooks } from '../parts/secondLooks.ts';

const CAUSE_NAMES: Record<RefundTable['cause'], string> = {
  CANCEL: '신청 취소',
  CALLED_OFF: '교육·시험 취소',
  OVERPAID: '초과·중복 입금',
  OUTSIDE: '결제사에서 환불',
};

/** The conditions of the partial index `refund_for_office`. */
const NEEDS: Record<RefundNeed, RawBuilder<boolean>> = {
  failed: sql<boolean>`refund.status = 'FAILED'`,
  account: sql<boolean>`refund.status = 'AWAITING_ACCOUNT'`,
  transfer: sql<boolean>`refund.status = 'APPROVED' and refund.route = 'bank'`,
};
const ANY_NEED = sql<boolean>`(refund.status in ('FAILED', 'AWAITING_ACCOUNT') or (${NEEDS.transfer}))`;

const waitingRefunds = (db: Queries, need: RefundNeed | undefined) =>
  db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select([
      'refund.refund_no',
      'refund.application_no',
      'refund.status',
      'refund.cause',
      'refund.amount',
      'refund.requested_at',
      'refund.bank',
      'refund.account_name',
      'refund.account_masked',
    ])
    .select([applicationTitle.as('title'), applicantName.as('applicant')])
    .where(need ? NEEDS[need] : ANY_NEED)
    .orderBy('refund.requested_at')
    .orderBy('refund.refund_no');

const needOf = (status: RefundTable['status']): RefundNeed =>
  status === 'FAILED' ? 'failed' : status === 'AWAITING_ACCOUNT' ? 'account' : 'transfer';

/** Refunds that need an employee, oldest first. */
export function listRefunds({ need, ...paging }: Paging & { need?: RefundNeed | undefined }, context: MemberContext) {
  return listWithLooks(
    waitingRefunds(context.db, need),
    {
      object: REFUND_OBJECT,
      objectNoOf: (row) => row.refund_no,
      paging,
      present: (row) => ({
        refundNo: row.refund_no,
        userExaminationNo: row.application_no,
        title: row.title,
        applicant: row.applicant,
        status: row.status,
        statusName: REFUND_STATUS_NAMES[row.status],
        need: needOf(row.status),
        causeName: CAUSE_NAMES[row.cause],
        amount: row.amount,
        requestedAt: seoulTimestamp(row.requested_at),
        bank: row.bank,
        accountName: row.account_name,
        account: row.account_masked,
      }),
    },
    context,
  );
}

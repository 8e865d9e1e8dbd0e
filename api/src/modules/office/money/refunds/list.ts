import { sql, type RawBuilder } from 'kysely';
import { REFUND_STATUS_NAMES } from '@portal/shared/contract';
import type { RefundNeed } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { refundDueAt } from '../../../../aggregates/refund.ts';
import type { Paging } from '../../../../database/page.ts';
import type { RefundTable } from '../../../../database/types/tables/payment.ts';
import { isPayable, type RefundRow } from '../../../../enrolment/refund/store.ts';
import { MAX_UNKNOWN_MS } from '../../../../lifecycles/refund.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { applicantName, applicationTitle } from '../../parts/described.ts';
import { listWithLooks } from '../../parts/secondLooks.ts';

const CAUSE_NAMES: Record<RefundTable['cause'], string> = {
  CANCEL: '신청 취소',
  CALLED_OFF: '교육·시험 취소',
  OVERPAID: '초과·중복 입금',
  OUTSIDE: '결제사에서 환불',
  SEAT: '단체 자리 취소',
};

const FAILURE_NAMES: Record<NonNullable<RefundRow['failure']>, string> = {
  REFUSED: '결제사가 거절했습니다.',
  BOUNCED: '은행이 되돌려 보냈습니다. 결제사로는 다시 보낼 수 없어 계좌로 이체합니다.',
  UNANSWERED: '결제사가 한 시간 넘게 답하지 않았습니다. 다시 보내면 먼저 확인합니다.',
};

/** Time at which the member denied an account named by an employee. */
const deniedAt = sql<Date | null>`(
  select max(denied_at) from named_account where named_account.refund_no = refund.refund_no
)`;

/** Conditions as in the partial index `refund_for_office`. */
const needs = (now: Date): Record<RefundNeed, RawBuilder<boolean>> => ({
  failed: sql<boolean>`refund.status = 'FAILED'`,
  account: sql<boolean>`refund.status = 'AWAITING_ACCOUNT'`,
  transfer: sql<boolean>`refund.status = 'APPROVED' and refund.route = 'bank'`,
  unsettled: sql<boolean>`refund.status in ('UNKNOWN', 'EXECUTING') and refund.unknown_since <= ${new Date(now.getTime() - MAX_UNKNOWN_MS)}`,
});

function isNeeded(need: RefundNeed | undefined, now: Date): RawBuilder<boolean> {
  const conditions = needs(now);
  if (need) return conditions[need];
  return sql<boolean>`(${sql.join(Object.values(conditions), sql` or `)})`;
}

const waitingRefunds = ({ db, now }: MemberContext, need: RefundNeed | undefined) =>
  db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select([
      'refund.refund_no',
      'refund.application_no',
      'application.member_no',
      'refund.status',
      'refund.failure',
      'refund.cause',
      'refund.amount',
      'refund.requested_at',
      'refund.bank',
      'refund.account_name',
      'refund.account_masked',
      'refund.payable_from',
    ])
    .select([refundDueAt.as('due_at'), deniedAt.as('denied_at')])
    .select([applicationTitle.as('title'), applicantName.as('applicant')])
    .where(isNeeded(need, now))
    .orderBy('refund.requested_at')
    .orderBy('refund.refund_no');

function needOf(status: RefundTable['status']): RefundNeed {
  if (status === 'FAILED') return 'failed';
  if (status === 'AWAITING_ACCOUNT') return 'account';
  return status === 'APPROVED' ? 'transfer' : 'unsettled';
}

/** Lists refunds that need an employee, oldest first. */
export function listRefunds({ need, ...paging }: Paging & { need?: RefundNeed | undefined }, context: MemberContext) {
  return listWithLooks(
    waitingRefunds(context, need),
    {
      object: 'refund',
      objectNoOf: (row) => row.refund_no,
      memberNoOf: (row) => row.member_no,
      paging,
      present: (row) => ({
        refundNo: row.refund_no,
        userExaminationNo: row.application_no,
        title: row.title,
        applicant: row.applicant,
        status: row.status,
        statusName: REFUND_STATUS_NAMES[row.status],
        need: needOf(row.status),
        failureName: row.status === 'FAILED' && row.failure ? FAILURE_NAMES[row.failure] : '',
        causeName: CAUSE_NAMES[row.cause],
        amount: row.amount,
        requestedAt: seoulTimestamp(row.requested_at),
        dueAt: row.due_at && seoulTimestamp(row.due_at),
        isOverdue: row.due_at !== null && row.due_at <= context.now,
        bank: row.bank,
        accountName: row.account_name,
        account: row.account_masked,
        payableFrom: isPayable(row, context.now) || row.payable_from === null ? null : seoulTimestamp(row.payable_from),
        deniedAt: row.status === 'AWAITING_ACCOUNT' && row.denied_at ? seoulTimestamp(row.denied_at) : null,
      }),
    },
    context,
  );
}

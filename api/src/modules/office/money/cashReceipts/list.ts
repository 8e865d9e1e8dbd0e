import { sql } from 'kysely';
import { CASH_RECEIPT_STATUS_NAMES, CASH_RECEIPT_TYPE_NAMES } from '@portal/shared/contract/cashReceipt';
import type { CashReceiptNeed } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { cashReceiptPaidOn } from '../../../../aggregates/payment.ts';
import { fetchPage, toPage, type Paging } from '../../../../database/page.ts';
import { cashReceiptUntil } from '../../../../enrolment/cashReceipt/deadline.ts';
import type { CashReceiptRow } from '../../../../enrolment/cashReceipt/store.ts';
import { FAILED_CASH_RECEIPT_STATES } from '../../../../lifecycles/cashReceipt.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { applicantName, applicationTitle } from '../../parts/described.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

const FAILURE_NAMES: Record<NonNullable<CashReceiptRow['failure']>, string> = {
  REFUSED: '결제사가 거절했습니다.',
  UNANSWERED: '결제사가 한 시간 넘게 답하지 않았습니다. 다시 보내면 먼저 확인합니다.',
  TAX_OFFICE: '국세청이 받지 않았습니다. 번호가 맞는지 회원에게 확인해주세요.',
};

const isFailed = (status: CashReceiptRow['status']) => FAILED_CASH_RECEIPT_STATES.some((failed) => failed === status);

function query({ db }: MemberContext, need: CashReceiptNeed) {
  const all = db
    .selectFrom('cash_receipt')
    .leftJoin('payment', 'payment.payment_no', 'cash_receipt.payment_no')
    .leftJoin('application', 'application.application_no', 'payment.application_no')
    .leftJoin('certificate', 'certificate.certificate_no', 'cash_receipt.certificate_no')
    .selectAll('cash_receipt')
    .select(sql<string>`coalesce(certificate.cert_name || ' 발급 수수료', ${applicationTitle})`.as('title'))
    .select(sql<string>`coalesce(certificate.holder_name, ${applicantName})`.as('name'))
    .select(
      sql<number>`coalesce(payment.paid_amount, case when certificate.paid_at is not null then certificate.fee end, 0)`.as(
        'paid',
      ),
    )
    .select(cashReceiptPaidOn.as('paid_on'));
  return need === 'all'
    ? all.orderBy('cash_receipt.requested_at', 'desc').orderBy('cash_receipt.cash_receipt_no', 'desc')
    : all
        .where('cash_receipt.status', 'in', FAILED_CASH_RECEIPT_STATES)
        .orderBy('cash_receipt.requested_at')
        .orderBy('cash_receipt.cash_receipt_no');
}

/** Lists failed cash receipts, or all. */
export async function listCashReceipts(
  { need, ...paging }: Paging & { need: CashReceiptNeed },
  context: MemberContext,
) {
  const page = await fetchPage(query(context, need), paging);
  const linkable = await linkableMember(context);
  return toPage(page, paging, (row) => {
    // Cancellations have no deadline.
    const dueAt = row.status === 'CANCEL_FAILED' ? null : cashReceiptUntil({ paidOn: row.paid_on });
    return {
      cashReceiptNo: row.cash_receipt_no,
      title: row.title,
      name: row.name,
      memberNo: linkable(row.member_no),
      typeName: CASH_RECEIPT_TYPE_NAMES[row.type],
      number: row.number_masked,
      status: row.status,
      statusName: CASH_RECEIPT_STATUS_NAMES[row.status],
      failureName: isFailed(row.status) && row.failure ? failureOf(row, row.failure) : '',
      paid: row.paid,
      amount: row.receipt_key === null ? 0 : row.amount - row.cancelled,
      issueNumber: row.issue_number,
      url: row.url,
      requestedAt: seoulTimestamp(row.requested_at),
      dueAt: dueAt && seoulTimestamp(dueAt),
      isOverdue: isFailed(row.status) && dueAt !== null && dueAt <= context.now,
      mayRetry: isFailed(row.status),
    };
  });
}

/** Codes of the gateway that an employee can act upon. */
const REFUSAL_NAMES: Readonly<Record<string, string>> = {
  INVALID_IDENTITY_NUMBER: '휴대폰 번호나 사업자등록번호가 맞지 않습니다. 회원에게 확인해주세요.',
};

/** Failure in words; with the gateway's own code, which its help line requires, where there are none. */
function failureOf({ refusal }: CashReceiptRow, failure: NonNullable<CashReceiptRow['failure']>): string {
  const ownWords = refusal && `결제사에 문의하실 때 알려주실 코드: ${refusal}`;
  return [FAILURE_NAMES[failure], REFUSAL_NAMES[refusal] ?? ownWords].filter(Boolean).join(' ');
}

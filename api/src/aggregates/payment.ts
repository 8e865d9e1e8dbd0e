import { sql } from 'kysely';
import { CASH_RECEIPT_DAYS } from '@portal/shared/contract/cashReceipt';
import { cashReceiptResource, paymentResource } from '@portal/shared/contract/office/resources/payment';
import { cashReceiptLifecycle } from '../lifecycles/cashReceipt.ts';
import { paymentLifecycle } from '../lifecycles/payment.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { behindTaxYear } from './retention.ts';

/** A payment, with its differences from the books of the gateway. */
export const payment = aggregate('payment', [paymentResource])({
  lifecycle: paymentLifecycle,
  key: 'payment_no',
  owner: byMember,
  waiting: { reviews: { states: ['HELD_FOR_REVIEW'], since: 'paid_at' } },
  secondLook: "status = 'HELD_FOR_REVIEW'",
  files: [],
  blocksLeaving: null,
  ownData: [
    { name: '결제', without: ['checkout_url'] },
    {
      table: 'money_finding',
      name: '결제의 내역 불일치',
      owner: { column: 'payment_no', of: 'payment', key: 'payment_no' },
      without: ['closed_by', 'note'],
    },
  ],
  isOfResult: false,
  onLeaving: [],
  retention: [],
});

/** SQL day in Seoul of the payment of a cash receipt, over rows of it, its payment and its certificate. */
export const cashReceiptPaidOn = sql<string | null>`coalesce(certificate.deposited_on,
  (coalesce(payment.paid_at, certificate.paid_at) at time zone 'Asia/Seoul')::date)`;

/** A cash receipt, of a payment or of a certificate's fee. Issuing has a legal deadline, cancelling has none. */
export const cashReceipt = aggregate('cash_receipt', [cashReceiptResource])({
  lifecycle: cashReceiptLifecycle,
  key: 'cash_receipt_no',
  owner: byMember,
  waiting: {
    cashReceipts: {
      states: ['FAILED', 'CANCEL_FAILED'],
      since: 'requested_at',
      due: 'due_at',
      rows: sql`(
      select cash_receipt.requested_at,
        case cash_receipt.status when 'FAILED'
          then (${cashReceiptPaidOn} + ${sql.lit(CASH_RECEIPT_DAYS + 1)})::timestamp at time zone 'Asia/Seoul' end as due_at
      from cash_receipt left join payment using (payment_no) left join certificate using (certificate_no)
      where cash_receipt.status in ('FAILED', 'CANCEL_FAILED')) as receipt`,
    },
  },
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [{ name: '현금영수증', without: ['receipt_key', 'cancel_keys'] }],
  isOfResult: false,
  onLeaving: [],
  retention: [{ name: 'cash receipts', overdue: behindTaxYear }],
});

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

/** A cash receipt, of a payment or of a certificate's fee. */
export const cashReceipt = aggregate('cash_receipt', [cashReceiptResource])({
  lifecycle: cashReceiptLifecycle,
  key: 'cash_receipt_no',
  owner: byMember,
  waiting: { cashReceipts: { states: ['FAILED', 'CANCEL_FAILED'], since: 'requested_at' } },
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [{ name: '현금영수증', without: ['receipt_key', 'cancel_keys'] }],
  isOfResult: false,
  onLeaving: [],
  retention: [{ name: 'cash receipts', overdue: behindTaxYear }],
});

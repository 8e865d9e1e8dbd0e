import { cashReceiptResource } from '@portal/shared/contract/office/resources/cashReceipt';
import { cashReceiptLifecycle } from '../lifecycles/cashReceipt.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { behindTaxYear } from './retention.ts';

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

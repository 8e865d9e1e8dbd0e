import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber, won } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { cashReceiptStatus } from '../cashReceipt.ts';
import { linkableMemberNo, reason } from './fields.ts';

/** Cash receipts for bank deposits and certificate fees. */

const office = callsFor('money', '/api/office/cashReceipts');

/** `failed`: those that need an employee. */
export const cashReceiptNeed = v.picklist(['failed', 'all'], NOT_OFFERED);
export type CashReceiptNeed = v.InferOutput<typeof cashReceiptNeed>;

export const officeCashReceipts = office.get('', {
  shows: { object: 'cash_receipt', by: 'cashReceiptNo', purpose: '현금영수증 처리' },
  summary: 'Cash receipts that failed, what has waited longest first; or all of them, newest first',
  input: v.object({ ...paging, need: v.optional(cashReceiptNeed, 'failed') }),
  entity: listOf(
    v.object({
      cashReceiptNo: integer,
      /** Paid item. */
      title: v.string(),
      /** Payer; empty once the member has withdrawn. */
      name: v.string(),
      memberNo: linkableMemberNo,
      typeName: v.string(),
      /** Masked. */
      number: v.string(),
      status: cashReceiptStatus,
      statusName: v.string(),
      /** Reason of the failure in words; empty if none. */
      failureName: v.string(),
      /** Paid won. `amount`: won that the receipt covers now. */
      paid: won,
      amount: won,
      issueNumber: v.string(),
      url: v.string(),
      requestedAt: dateTime,
      /** Legal deadline for issuing it; null before any payment and for one that could not be cancelled. */
      dueAt: v.nullable(dateTime),
      /** True for one that should have been issued already. Absent from older APIs. */
      isOverdue: v.optional(v.boolean()),
      mayRetry: v.boolean(),
    }),
  ),
});

export const officeRetryCashReceipt = office.post('retry', {
  idempotent: true,
  summary: 'Sends out a cash receipt again that was not issued, or not cancelled; entity is the new status',
  input: v.object({ cashReceiptNo: rowNumber, reason }),
  entity: cashReceiptStatus,
});

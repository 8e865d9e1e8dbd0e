import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { integer, rowNumber, won } from './base/fields.ts';
import { paymentStatus, payMethod } from './base/statuses.ts';
import { cashReceiptForm } from './cashReceipt.ts';

/**
 * Payment of an application through the gateway, in addition to the specification's list. States: PAYMENT_STATUS_NAMES.
 */

const member = memberCalls('/api/payment');

export const startPayment = member.post('start', {
  unanswered: '결제가 되었는지 신청 상세에서 먼저 확인해주세요.',
  // No Idempotency-Key: a repeat returns the open payment, and the gateway is called outside any transaction.
  summary: "Opens a payment for a held application; the browser then goes to checkoutUrl, the gateway's own page",
  input: v.object({
    userExaminationNo: rowNumber,
    payMethod,
    /** Cash receipt of a virtual account, issued once its deposit has arrived. Ignored for other methods. */
    cashReceipt: v.optional(cashReceiptForm),
  }),
  entity: v.object({
    paymentNo: integer,
    amount: won,
    /** Page of the gateway, which redirects to the done page; that page polls paymentStatus. */
    checkoutUrl: v.string(),
  }),
});

export const paymentState = member.get('state', {
  summary: 'Where a payment stands; asks the gateway when it is PENDING or UNKNOWN',
  input: v.object({ paymentNo: rowNumber }),
  entity: v.object({
    paymentNo: integer,
    userExaminationNo: integer,
    status: paymentStatus,
    statusName: v.string(),
    amount: won,
  }),
});

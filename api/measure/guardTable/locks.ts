import type { Guard } from './guard.ts';

export const LOCKS: readonly Guard[] = [
  {
    name: 'an application is locked before it moves',
    file: 'enrolment/application/store.ts',
    present: "    .where('application_no', '=', applicationNo)\n    .forNoKeyUpdate()",
    without: "    .where('application_no', '=', applicationNo)",
  },
  {
    name: 'a payment is locked before it moves',
    file: 'enrolment/payment/store.ts',
    present: "where('payment_no', '=', paymentNo).forNoKeyUpdate()",
    without: "where('payment_no', '=', paymentNo)",
  },
  {
    name: 'a refund is locked before it moves',
    file: 'enrolment/refund/store.ts',
    present: "where('refund_no', '=', refundNo).forNoKeyUpdate()",
    without: "where('refund_no', '=', refundNo)",
  },
  {
    name: 'a repeat under the same key is the same answer',
    file: 'pipeline/idempotency.ts',
    present: 'if (earlier) return earlier;',
    without: 'void earlier;',
    secondLine: 'the primary key of the answers refuses a second one, the work is undone and the first is given',
  },
];

import type { Guard } from './guard.ts';

export const REFUNDS: readonly Guard[] = [
  {
    name: 'a share is rounded down',
    file: 'money/refundQuote.ts',
    present: 'Math.floor((paid * percent) / 100)',
    without: 'Math.ceil((paid * percent) / 100)',
  },
  {
    name: 'a window ends with its last day',
    file: 'money/refundQuote.ts',
    present: 'at < endOfSeoulDay(lastDay)',
    without: 'at <= endOfSeoulDay(lastDay)',
  },
  {
    name: 'a refund is asked for inside a window',
    file: 'applications/moveApplication.ts',
    present: 'return refundPercent(application.terms, now) !== null;',
    without: 'return true;',
  },
  {
    name: 'what is due already is not asked for again',
    file: 'applications/refundStore.ts',
    present: 'refundAmount(payment?.paid_amount ?? 0, percent) - (payment?.refund_due ?? 0)',
    without: 'refundAmount(payment?.paid_amount ?? 0, percent)',
  },
  {
    name: 'an approval gives no more than is left',
    file: 'applications/refundRequests.ts',
    present: 'Math.min(refund.amount, unrefundedAmount(payment))',
    without: '(refund.amount)',
  },
  {
    name: 'calling off gives all of it back',
    file: 'applications/refundRequests.ts',
    present: 'const amount = unrefundedAmount(payment);\n  if (!refund) {',
    without: 'const amount = refund?.amount ?? 0;\n  if (!refund) {',
  },
  {
    name: 'what goes back is set aside',
    file: 'applications/refundStore.ts',
    present: "eb('refund_due', '+', amount)",
    without: "eb('refund_due', '+', 0)",
  },
  {
    name: 'a deposit goes back only to an account',
    file: 'applications/refundRequests.ts',
    present: '() => way.toAccount,',
    without: '() => false,',
  },
  {
    name: 'who has to name an account is asked',
    file: 'applications/refundRequests.ts',
    present: "if (line.to === 'AWAITING_ACCOUNT') await tellOfOwedRefund('accountNeeded', owed, context);",
    without: "if (line.to === 'AWAITING_ACCOUNT') void owed;",
  },
  {
    name: 'a part of a payment by phone goes by bank',
    file: 'applications/refundStore.ts',
    present: "isPartByPhone && amount > 0 ? 'bank' : 'gateway'",
    without: "isPartByPhone && amount > 0 ? 'gateway' : 'gateway'",
  },
  {
    name: 'a refund that was ordered before is not ordered again',
    file: 'toss/cancels.ts',
    present: 'readRefundKey(key)?.refundNo === refundNo',
    without: 'readRefundKey(key)?.refundNo === -1',
  },
  {
    name: 'a refund under way is not taken for one made outside',
    file: 'settlement/outsideRefund.ts',
    present: 'if (refunds.some(({ status }) => UNDER_WAY.includes(status))) return;',
    without: 'void UNDER_WAY;',
  },
  {
    name: 'a refund made outside takes the place of one that waits',
    file: 'settlement/outsideRefund.ts',
    present: 'await makeRoom(amount - unrefundedAmount(payment), waiting, context);',
    without: 'void makeRoom;',
  },
  {
    name: 'a lease keeps others from a refund under way',
    file: 'refunds/refundJob.ts',
    present: 'const leaseOver = () => refund.leased_until !== null && refund.leased_until <= now;',
    without: 'const leaseOver = () => true;',
    secondLine: 'a second order at the gateway names the balance, and is refused',
  },
  {
    name: 'an account that an employee named is paid a day later',
    file: 'applications/employeesAccount.ts',
    present: 'const payableFrom = new Date(now.getTime() + DENIAL_MS);',
    without: 'const payableFrom = now;',
  },
  {
    name: 'the job leaves what is not payable yet',
    file: 'refunds/refundJob.ts',
    present: "eb('payable_from', '<=', now())",
    without: "eb('payable_from', 'is not', null)",
    secondLine: 'the line of the life cycle has a guard, which is asked under the lock',
  },
  {
    name: 'money goes out only once it is payable',
    file: 'applications/refundStore.ts',
    present: 'payable_from === null || payable_from <= now;',
    without: 'now !== null;',
  },
];

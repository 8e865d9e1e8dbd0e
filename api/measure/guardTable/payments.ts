import type { Guard } from './guard.ts';

export const PAYMENTS: readonly Guard[] = [
  {
    name: 'a webhook about a deposit knows its secret',
    file: 'toss/webhooks.ts',
    present: "if (hint.secret !== null && !isSame(hint.secret, payment.secret ?? '')) return null;",
    without: 'void isSame;',
    secondLine: 'nothing that a webhook says is believed: the gateway itself is asked',
  },
  {
    name: 'an amount that differs is reviewed',
    file: 'settlement/settle.ts',
    present: 'return amount !== payment.amount || refunds.length > 0;',
    without: 'return refunds.length > 0;',
  },
  {
    name: 'money that is partly back when it comes is reviewed',
    file: 'settlement/settle.ts',
    present: 'return amount !== payment.amount || refunds.length > 0;',
    without: 'return amount !== payment.amount;',
  },
  {
    name: 'nothing begins under review',
    file: 'checkout/payable.ts',
    present: "return (await isUnderReview(db, application_no)) ? 'PAYMENT_UNDER_REVIEW' : null;",
    without: 'return null;',
  },
  {
    name: 'nothing begins for what is not held',
    file: 'checkout/payable.ts',
    present: "if (status !== 'HELD' || pay_due_at === null)",
    without: 'if (pay_due_at === null)',
  },
  {
    name: 'nothing begins after the hold',
    file: 'checkout/payable.ts',
    present: "if (pay_due_at <= now) return 'PAYMENT_EXPIRED';",
    without: '',
  },
  {
    name: 'nothing is paid for what is called off',
    file: 'enrolment/offering/seats.ts',
    present: 'return offering?.called_off === false;',
    without: 'return offering !== undefined;',
  },
  {
    name: 'a page that is replaced is closed at the gateway first',
    file: 'checkout/startPayment.ts',
    present: 'if (!open || open.pay_method === payMethod) return;',
    without: 'if (open !== null) return;',
  },
  {
    name: 'the gateway is asked before a hold ends',
    file: 'settlement/expireJob.ts',
    present: 'const answered = !open || (await closePayment(open, context));',
    without: 'const answered = open !== null;',
  },
  {
    name: 'money after a failure is recorded',
    file: 'lifecycles/payment.ts',
    present: "{ from: 'FAILED', event: 'paid', by: 'gateway', to: 'PAID', effect: 'payApplication' },",
    without: '',
  },
  {
    name: 'a deposit after the deadline is late',
    file: 'lifecycles/payment.ts',
    present: "to: 'PAID', guard: 'paidInTime', effect: 'payApplication'",
    without: "to: 'PAID', effect: 'payApplication'",
  },
  {
    name: 'a late payment without a seat is owed',
    file: 'lifecycles/application.ts',
    present: "{ from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'EXPIRED', effect: 'owePayment' },",
    without: "{ from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'EXPIRED' },",
  },
  {
    name: 'a second payment is owed',
    file: 'lifecycles/application.ts',
    present: "{ from: 'CONFIRMED', event: 'paid', by: 'gateway', to: 'CONFIRMED', effect: 'owePayment' },",
    without: "{ from: 'CONFIRMED', event: 'paid', by: 'gateway', to: 'CONFIRMED' },",
  },
  {
    name: 'a payment for a cancelled application is owed',
    file: 'lifecycles/application.ts',
    present: "{ from: 'CANCELLED', event: 'paid', by: 'gateway', to: 'CANCELLED', effect: 'owePayment' },",
    without: "{ from: 'CANCELLED', event: 'paid', by: 'gateway', to: 'CANCELLED' },",
  },
  {
    name: 'a payment for what was called off meanwhile is owed',
    file: 'enrolment/application/move.ts',
    present: 'await owePayment(paymentNoOf(move), context);\n    await giveSeatBack',
    without: 'await giveSeatBack',
  },
  {
    name: 'a payment after a result is owed',
    file: 'settlement/paymentEffects.ts',
    present: 'if (!moved) await owePayment(paymentNo, context);',
    without: 'void moved;',
  },
  {
    name: 'what the office gives back is owed',
    file: 'lifecycles/payment.ts',
    present: "{ from: 'HELD_FOR_REVIEW', event: 'giveBack', by: 'staff', to: 'PAID', effect: 'owePayment' },",
    without: "{ from: 'HELD_FOR_REVIEW', event: 'giveBack', by: 'staff', to: 'PAID' },",
  },
  {
    name: 'a payment that was given up is asked about for a day',
    file: 'settlement/inquiryJob.ts',
    present: 'const ENDED_TAIL_MS = DAY_MS;',
    without: 'const ENDED_TAIL_MS = 0 * DAY_MS;',
    secondLine: 'the settlement list of the day has it too, some hours later',
  },
];

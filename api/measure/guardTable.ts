/** A guard around money and seats, and how it is taken out: another line in a file, or a statement in the database. */
export type Guard = { name: string } & ({ file: string; present: string; without: string } | { statement: string }) &
  /** Why walks do not miss it when it alone is taken out, and what holds then. */
  { secondLine?: string };

const SEATS: readonly Guard[] = [
  {
    name: 'a seat is taken only while one is left',
    file: 'applications/submitStore.ts',
    present: 'where ${sql.ref(key)} = ${offeringNo} and taken < capacity and not called_off\n',
    without: 'where ${sql.ref(key)} = ${offeringNo} and not called_off\n',
  },
  {
    name: 'a course that is called off has no seats',
    file: 'applications/submitStore.ts',
    present: 'and taken < capacity and not called_off\n',
    without: 'and taken < capacity\n',
  },
  {
    name: 'one live application a member and course',
    file: 'applications/submitStore.ts',
    present: "own.status not in ('EXPIRED', 'CANCELLED') or ",
    without: '',
    secondLine: 'the unique index refuses it with the same answer; asking first spares a taken seat that goes back',
  },
  {
    name: 'the unique index of live applications',
    statement: 'drop index application_one_live_education',
  },
  {
    name: 'an hour between two holds',
    file: 'applications/submitStore.ts',
    present: "or (own.status = 'EXPIRED' and own.expired_at > ${pauseStart(now)})",
    without: '',
  },
  {
    name: 'a hold ends on the day after applying',
    file: 'applications/hold.ts',
    present: 'addDays(seoulDay(applied_at), 1)',
    without: 'addDays(seoulDay(applied_at), 3)',
  },
  {
    name: 'a hold ends when it is due',
    file: 'applications/moveApplication.ts',
    present: 'return application.pay_due_at !== null && application.pay_due_at <= now;',
    without: 'return true;',
    secondLine: 'the job chooses by the same moment and looks again under the lock',
  },
  {
    name: 'a hold that ends gives its seat back',
    file: 'lifecycles/application.ts',
    present: "to: 'EXPIRED', guard: 'pastDue', effect: 'expire'",
    without: "to: 'EXPIRED', guard: 'pastDue', effect: 'takeSeat'",
  },
  {
    name: 'a seat is retaken only while one is left',
    file: 'applications/seats.ts',
    present: 'taken < capacity and not called_off and held_at',
    without: 'not called_off and held_at',
  },
  {
    name: 'a seat is not retaken of what is called off',
    file: 'applications/seats.ts',
    present: 'and not called_off and held_at',
    without: 'and held_at',
  },
  {
    name: 'a seat is not retaken after the beginning',
    file: 'applications/seats.ts',
    present: ' and held_at > ${now}',
    without: '',
  },
  {
    name: 'a seat is not retaken by who has another',
    file: 'applications/seats.ts',
    present: "and other.status not in ('EXPIRED', 'CANCELLED')",
    without: 'and false',
  },
  {
    name: 'the check of the seats in the database',
    statement: 'alter table education drop constraint education_seats',
    secondLine: 'the seat is taken by a conditional update',
  },
];

const PAYMENTS: readonly Guard[] = [
  {
    name: 'a callback is signed',
    file: 'sandbox/sandboxGateway.ts',
    present: 'const payment = isSigned ? readCallbackBody(body) : null;',
    without: 'const payment = readCallbackBody(body);',
  },
  {
    name: 'an amount that differs is reviewed',
    file: 'settlement/settle.ts',
    present: 'return amount !== payment.amount || refundedAmount > 0;',
    without: 'return refundedAmount > 0;',
  },
  {
    name: 'money that is partly back when it comes is reviewed',
    file: 'settlement/settle.ts',
    present: 'return amount !== payment.amount || refundedAmount > 0;',
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
    file: 'applications/seats.ts',
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
    file: 'applications/moveApplication.ts',
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

const REFUNDS: readonly Guard[] = [
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
    name: 'a refund keeps its key',
    file: 'refunds/refundJob.ts',
    present: 'key: `refund-${refund.refund_no}-${refund.attempt}`',
    without: 'key: `refund-${refund.refund_no}-${Math.random()}`',
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
    present: 'await makeRoom(outside - unrefundedAmount(booked), waiting, context);',
    without: 'void makeRoom;',
  },
  {
    name: 'a lease keeps others from a refund under way',
    file: 'refunds/refundJob.ts',
    present: 'const leaseOver = () => refund.leased_until !== null && refund.leased_until <= at;',
    without: 'const leaseOver = () => true;',
    secondLine: 'the key at the gateway makes a second order harmless',
  },
];

const LOCKS: readonly Guard[] = [
  {
    name: 'an application is locked before it moves',
    file: 'applications/applicationStore.ts',
    present: "    .where('application_no', '=', applicationNo)\n    .forUpdate()",
    without: "    .where('application_no', '=', applicationNo)",
  },
  {
    name: 'a payment is locked before it moves',
    file: 'applications/paymentStore.ts',
    present: "where('payment_no', '=', paymentNo).forUpdate()",
    without: "where('payment_no', '=', paymentNo)",
  },
  {
    name: 'a refund is locked before it moves',
    file: 'applications/refundStore.ts',
    present: "where('refund_no', '=', refundNo).forUpdate()",
    without: "where('refund_no', '=', refundNo)",
  },
  {
    name: 'a repeat under the same key is the same answer',
    file: 'pipeline/idempotency.ts',
    present: 'if (earlier) return earlier;',
    without: 'void earlier;',
  },
];

export const GUARDS: readonly Guard[] = [...SEATS, ...PAYMENTS, ...REFUNDS, ...LOCKS];

/** The guard that this process walks without; undefined: with all of them. */
export function guardTakenOut(): Guard | undefined {
  const name = process.env['GUARD_TAKEN_OUT'];
  const guard = GUARDS.find((one) => one.name === name);
  if (name !== undefined && !guard) throw new Error('GUARD_TAKEN_OUT names no guard');
  return guard;
}

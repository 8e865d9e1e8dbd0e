/** The guards around money and seats: name, file, the line as it is, and the line without the guard. */
export const GUARDS: readonly (readonly [name: string, file: string, present: string, without: string])[] = [
  [
    'an amount that differs is reviewed',
    'settlement/settle.ts',
    'return amount !== payment.amount || refundedAmount > 0;',
    'return false;',
  ],
  [
    'a course that is called off is not paid for',
    'applications/seats.ts',
    'return offering?.called_off === false;',
    'return offering !== undefined;',
  ],
  [
    'a seat is retaken only while one is left',
    'applications/seats.ts',
    'taken < capacity and not called_off and held_at',
    'held_at',
  ],
  [
    'a hold that ends gives its seat back',
    'lifecycles/application.ts',
    "to: 'EXPIRED', guard: 'pastDue', effect: 'expire'",
    "to: 'EXPIRED', guard: 'pastDue', effect: 'takeSeat'",
  ],
  [
    'a late payment without a seat is owed',
    'lifecycles/application.ts',
    "{ from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'EXPIRED', effect: 'owePayment' },",
    "{ from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'EXPIRED' },",
  ],
  [
    'a second payment is owed',
    'lifecycles/application.ts',
    "{ from: 'CONFIRMED', event: 'paid', by: 'gateway', to: 'CONFIRMED', effect: 'owePayment' },",
    "{ from: 'CONFIRMED', event: 'paid', by: 'gateway', to: 'CONFIRMED' },",
  ],
  [
    'a payment for a cancelled application is owed',
    'lifecycles/application.ts',
    "{ from: 'CANCELLED', event: 'paid', by: 'gateway', to: 'CANCELLED', effect: 'owePayment' },",
    "{ from: 'CANCELLED', event: 'paid', by: 'gateway', to: 'CANCELLED' },",
  ],
  [
    'a deposit goes back only to an account',
    'applications/refundRequests.ts',
    '    () => way.toAccount,\n',
    '    () => false,\n',
  ],
  [
    'what goes back is reserved',
    'applications/refundStore.ts',
    "eb('refund_due', '+', amount)",
    "eb('refund_due', '+', 0)",
  ],
  [
    'a refund keeps its key',
    'refunds/refundJob.ts',
    'key: `refund-${refund.refund_no}`',
    'key: `refund-${refund.refund_no}-${Math.random()}`',
  ],
  [
    'a refund under way is not taken for one made outside',
    'settlement/outsideRefund.ts',
    'if (refunds.some(({ status }) => UNDER_WAY.includes(status))) return;',
    '',
  ],
  [
    'a refund made outside takes the place of one that waits',
    'settlement/outsideRefund.ts',
    'await makeRoom(outside - unrefundedAmount(booked), waiting, context);',
    '',
  ],
];

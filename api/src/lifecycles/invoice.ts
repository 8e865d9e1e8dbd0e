import { lifecycle, type EventOf } from './lifecycle.ts';

/** An invoice of a group: the amount that its employer owes and pays by bank transfer. */
export const invoiceLifecycle = lifecycle('invoice', [
  { from: null, event: 'issue', by: 'member', to: 'OPEN' },

  // Seats were cancelled before payment, by the employer or, once overdue, by the office.
  { from: 'OPEN', event: 'lower', by: 'member', to: 'CANCELLED', guard: 'nothingLeft' },
  { from: 'OPEN', event: 'lower', by: 'member', to: 'OPEN' },
  { from: 'OPEN', event: 'lower', by: 'staff', to: 'CANCELLED', guard: 'nothingLeft' },
  { from: 'OPEN', event: 'lower', by: 'staff', to: 'OPEN' },

  // Matched to a bank transfer.
  { from: 'OPEN', event: 'paid', by: 'staff', to: 'PAID' },
  { from: 'OPEN', event: 'callOff', by: 'staff', to: 'CANCELLED' },

  // The money is no longer expected; a late transfer is still accepted.
  { from: 'OPEN', event: 'writeOff', by: 'staff', to: 'WRITTEN_OFF' },
  { from: 'WRITTEN_OFF', event: 'paid', by: 'staff', to: 'PAID' },
  { from: 'WRITTEN_OFF', event: 'callOff', by: 'staff', to: 'CANCELLED' },
]);

/** Not paid yet: an incoming transfer settles it. */
export const UNPAID_INVOICE_STATES = ['OPEN', 'WRITTEN_OFF'] as const;

export type InvoiceEvent = EventOf<typeof invoiceLifecycle>;

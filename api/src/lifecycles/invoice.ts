import { lifecycle, type EventOf } from './lifecycle.ts';

/** An invoice of a group: what its employer owes and pays by a transfer. */
export const invoiceLifecycle = lifecycle('invoice', [
  { from: null, event: 'issue', by: 'member', to: 'OPEN' },

  // Seats were cancelled before it was paid, by their employer or, once it is overdue, by the office.
  { from: 'OPEN', event: 'lower', by: 'member', to: 'CANCELLED', guard: 'nothingLeft' },
  { from: 'OPEN', event: 'lower', by: 'member', to: 'OPEN' },
  { from: 'OPEN', event: 'lower', by: 'staff', to: 'CANCELLED', guard: 'nothingLeft' },
  { from: 'OPEN', event: 'lower', by: 'staff', to: 'OPEN' },

  // Found at the bank.
  { from: 'OPEN', event: 'paid', by: 'staff', to: 'PAID' },
  { from: 'OPEN', event: 'callOff', by: 'staff', to: 'CANCELLED' },

  // Nobody counts on the money any more; what comes after all is as welcome as before.
  { from: 'OPEN', event: 'writeOff', by: 'staff', to: 'WRITTEN_OFF' },
  { from: 'WRITTEN_OFF', event: 'paid', by: 'staff', to: 'PAID' },
  { from: 'WRITTEN_OFF', event: 'callOff', by: 'staff', to: 'CANCELLED' },
]);

/** In these states the money of an invoice has not come, and pays it when it does. */
export const UNPAID_INVOICE_STATES = ['OPEN', 'WRITTEN_OFF'] as const;

export type InvoiceEvent = EventOf<typeof invoiceLifecycle>;

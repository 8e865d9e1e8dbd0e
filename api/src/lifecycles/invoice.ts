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
]);

export type InvoiceEvent = EventOf<typeof invoiceLifecycle>;

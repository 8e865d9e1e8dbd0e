import { lifecycle, type EventOf } from './lifecycle.ts';

/** An inquiry of a member. A further question makes it wait again; what was closed is asked anew. */
export const inquiryLifecycle = lifecycle('inquiry', [
  { from: null, event: 'ask', by: 'member', to: 'OPEN' },
  { from: 'OPEN', event: 'answer', by: 'staff', to: 'ANSWERED' },
  { from: 'ANSWERED', event: 'askAgain', by: 'member', to: 'OPEN' },
  // Whoever has found the answer elsewhere need not wait for it.
  { from: 'OPEN', event: 'close', by: 'member', to: 'CLOSED' },
  { from: 'ANSWERED', event: 'close', by: 'member', to: 'CLOSED' },
  { from: 'ANSWERED', event: 'close', by: 'system', to: 'CLOSED', guard: 'answeredLongAgo' },
]);

export type InquiryEvent = EventOf<typeof inquiryLifecycle>;

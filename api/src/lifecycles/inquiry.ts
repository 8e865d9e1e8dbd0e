import { lifecycle, type EventOf } from './lifecycle.ts';

/** A member's inquiry. A follow-up question reopens an answered one; after closing, the member opens a new one. */
export const inquiryLifecycle = lifecycle('inquiry', [
  { from: null, event: 'ask', by: 'member', to: 'OPEN' },
  { from: 'OPEN', event: 'answer', by: 'staff', to: 'ANSWERED' },
  { from: 'ANSWERED', event: 'askAgain', by: 'member', to: 'OPEN' },
  // The member no longer needs an answer.
  { from: 'OPEN', event: 'close', by: 'member', to: 'CLOSED' },
  { from: 'ANSWERED', event: 'close', by: 'member', to: 'CLOSED' },
  { from: 'ANSWERED', event: 'close', by: 'system', to: 'CLOSED', guard: 'answeredLongAgo' },
]);

export type InquiryEvent = EventOf<typeof inquiryLifecycle>;

import type { ApplicationStatus } from '@portal/shared/contract';
import { lifecycle, type EffectOf, type EventOf, type GuardOf } from './lifecycle.ts';

/**
 * An application for a course or an exam, or an employer's application for the seats of a group, in which `seat` means
 * all of them. HELD, CONFIRMED, CANCEL_REQUESTED and every state after a result hold a seat.
 */
export const applicationLifecycle = lifecycle('application', [
  { from: null, event: 'submit', by: 'member', to: 'CONFIRMED', guard: 'free', effect: 'takeSeat' },
  // A group that pays later by invoice, if the office allows it.
  { from: null, event: 'submit', by: 'member', to: 'CONFIRMED', guard: 'onInvoice', effect: 'takeSeat' },
  { from: null, event: 'submit', by: 'member', to: 'HELD', effect: 'takeSeat' },

  { from: 'HELD', event: 'paid', by: 'gateway', to: 'CONFIRMED', guard: 'notCalledOff', effect: 'confirm' },
  { from: 'HELD', event: 'paid', by: 'gateway', to: 'CANCELLED', effect: 'releaseAndOwe' },
  { from: 'HELD', event: 'duePassed', by: 'system', to: 'EXPIRED', guard: 'pastDue', effect: 'expire' },
  { from: 'HELD', event: 'cancel', by: 'member', to: 'CANCELLED', effect: 'release' },
  { from: 'HELD', event: 'callOff', by: 'staff', to: 'CANCELLED', effect: 'release' },

  // The applicant is gone: the seat would be unused.
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'EXPIRED', guard: 'applicantGone', effect: 'owePayment' },
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'CONFIRMED', guard: 'seatRetaken', effect: 'confirm' },
  { from: 'EXPIRED', event: 'paid', by: 'gateway', to: 'EXPIRED', effect: 'owePayment' },
  // A payment for an application that needs none is recorded and refunded.
  { from: 'CANCELLED', event: 'paid', by: 'gateway', to: 'CANCELLED', effect: 'owePayment' },
  { from: 'CONFIRMED', event: 'paid', by: 'gateway', to: 'CONFIRMED', effect: 'owePayment' },
  { from: 'CANCEL_REQUESTED', event: 'paid', by: 'gateway', to: 'CANCEL_REQUESTED', effect: 'owePayment' },

  // The bank transfer for its invoice was matched.
  { from: 'CONFIRMED', event: 'invoicePaid', by: 'staff', to: 'CONFIRMED', guard: 'notPaid', effect: 'settle' },

  // Nothing is refunded, so no employee has to decide.
  { from: 'CONFIRMED', event: 'cancel', by: 'member', to: 'CANCELLED', guard: 'freeBeforeBegin', effect: 'release' },
  // The association changed day, hours or place: full refund regardless of the window, without a decision.
  {
    from: 'CONFIRMED',
    event: 'cancel',
    by: 'member',
    to: 'CANCELLED',
    guard: 'paidAndChanged',
    effect: 'refundChanged',
  },
  {
    from: 'CANCEL_REQUESTED',
    event: 'cancel',
    by: 'member',
    to: 'CANCELLED',
    guard: 'paidAndChanged',
    effect: 'refundChanged',
  },
  {
    from: 'CONFIRMED',
    event: 'cancel',
    by: 'member',
    to: 'CANCEL_REQUESTED',
    guard: 'paidInsideRefundWindow',
    effect: 'requestRefund',
  },
  { from: 'CANCEL_REQUESTED', event: 'approve', by: 'staff', to: 'CANCELLED', effect: 'approveRefund' },
  { from: 'CANCEL_REQUESTED', event: 'reject', by: 'staff', to: 'CONFIRMED', effect: 'rejectRefund' },
  { from: 'CANCEL_REQUESTED', event: 'retract', by: 'member', to: 'CONFIRMED', effect: 'retractRefund' },
  // The employer has replaced or cancelled this seat of its group; the seat returns to the employer.
  { from: 'CONFIRMED', event: 'takeBack', by: 'system', to: 'CANCELLED', guard: 'seatOfGroup' },
  { from: 'CONFIRMED', event: 'callOff', by: 'staff', to: 'CANCELLED', effect: 'refundAll' },
  // Full refund, even if a smaller one was requested.
  { from: 'CANCEL_REQUESTED', event: 'callOff', by: 'staff', to: 'CANCELLED', effect: 'refundAll' },

  { from: 'CONFIRMED', event: 'complete', by: 'staff', to: 'COMPLETED', guard: 'education' },
  { from: 'CONFIRMED', event: 'notComplete', by: 'staff', to: 'NOT_COMPLETED', guard: 'education' },
  { from: 'CONFIRMED', event: 'sit', by: 'staff', to: 'SAT', guard: 'exam' },
  { from: 'CONFIRMED', event: 'absent', by: 'staff', to: 'ABSENT', guard: 'exam' },
  { from: 'SAT', event: 'pass', by: 'staff', to: 'PASSED' },
  { from: 'SAT', event: 'fail', by: 'staff', to: 'FAILED' },

  // A wrong result. Correcting an announced one takes two employees; the guard is the result that they name.
  { from: 'COMPLETED', event: 'correct', by: 'staff', to: 'NOT_COMPLETED', guard: 'toNotCompleted' },
  { from: 'NOT_COMPLETED', event: 'correct', by: 'staff', to: 'COMPLETED', guard: 'toCompleted' },
  { from: 'SAT', event: 'correct', by: 'staff', to: 'ABSENT', guard: 'toAbsent' },
  { from: 'ABSENT', event: 'correct', by: 'staff', to: 'SAT', guard: 'toSat' },
  { from: 'ABSENT', event: 'correct', by: 'staff', to: 'PASSED', guard: 'toPassed' },
  { from: 'ABSENT', event: 'correct', by: 'staff', to: 'FAILED', guard: 'toFailed' },
  { from: 'PASSED', event: 'correct', by: 'staff', to: 'FAILED', guard: 'toFailed' },
  { from: 'PASSED', event: 'correct', by: 'staff', to: 'SAT', guard: 'toSat' },
  { from: 'PASSED', event: 'correct', by: 'staff', to: 'ABSENT', guard: 'toAbsent' },
  { from: 'FAILED', event: 'correct', by: 'staff', to: 'PASSED', guard: 'toPassed' },
  { from: 'FAILED', event: 'correct', by: 'staff', to: 'SAT', guard: 'toSat' },
  { from: 'FAILED', event: 'correct', by: 'staff', to: 'ABSENT', guard: 'toAbsent' },
]);

/** Not live: the member may apply for the same course or exam again. */
export const APPLICATION_DEAD_STATES: readonly ApplicationStatus[] = ['EXPIRED', 'CANCELLED'];

/** The states that are cancelled when the course or exam is called off. */
export const CALLED_OFF_FROM: readonly ApplicationStatus[] = applicationLifecycle.transitions.flatMap(
  ({ from, event }) => (from !== null && event === 'callOff' ? [from] : []),
);

/** Before the course or exam: a change of its day, hours or place affects the member. */
export const AWAITED_STATES = ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'] as const satisfies readonly ApplicationStatus[];

/** The exam was taken; its result is hidden until announced. */
export const SEALED_STATES = ['SAT', 'PASSED', 'FAILED'] as const satisfies readonly ApplicationStatus[];

export type ApplicationEvent = EventOf<typeof applicationLifecycle>;
export type ApplicationGuard = GuardOf<typeof applicationLifecycle>;
export type ApplicationEffect = EffectOf<typeof applicationLifecycle>;

import type { GroupSeatStatus } from '@portal/shared/contract/manager';
import { lifecycle, linesOf, type Actor, type EventOf } from './lifecycle.ts';

/**
 * A seat of an employer's group. In RESERVED, INVITED, or CANCEL_REQUESTED without a person's own application, the
 * group holds a seat of the course or exam; from CONFIRMED on, that application does.
 */
export const groupSeatLifecycle = lifecycle('groupSeat', [
  { from: null, event: 'reserve', by: 'member', to: 'RESERVED' },

  // The group is paid: everybody named gets a link. Later invitations come from the employer.
  { from: 'RESERVED', event: 'invite', by: 'system', to: 'INVITED' },
  { from: 'RESERVED', event: 'invite', by: 'member', to: 'INVITED', guard: 'beforeDeadline' },
  { from: 'INVITED', event: 'accept', by: 'member', to: 'CONFIRMED', guard: 'beforeDeadline', effect: 'passOn' },
  { from: 'INVITED', event: 'decline', by: 'member', to: 'RESERVED' },
  { from: 'INVITED', event: 'deadlinePassed', by: 'system', to: 'RESERVED' },

  // The person cancels their own application: the seat returns to the employer.
  { from: 'CONFIRMED', event: 'leave', by: 'member', to: 'RESERVED', effect: 'takeBack' },
  { from: 'CANCEL_REQUESTED', event: 'leave', by: 'member', to: 'CANCEL_REQUESTED', effect: 'takeBack' },

  // Another person, in a separate row.
  { from: 'RESERVED', event: 'replace', by: 'member', to: 'REPLACED', guard: 'beforeDeadline' },
  { from: 'INVITED', event: 'replace', by: 'member', to: 'REPLACED', guard: 'beforeDeadline' },
  { from: 'CONFIRMED', event: 'replace', by: 'member', to: 'REPLACED', guard: 'beforeDeadline', effect: 'takeBack' },

  // Subject to the refund windows; if the association has changed day, hours or place, a full refund without a
  // decision.
  { from: 'RESERVED', event: 'cancel', by: 'member', to: 'CANCEL_REQUESTED', guard: 'insideRefundWindow' },
  { from: 'INVITED', event: 'cancel', by: 'member', to: 'CANCEL_REQUESTED', guard: 'insideRefundWindow' },
  { from: 'CONFIRMED', event: 'cancel', by: 'member', to: 'CANCEL_REQUESTED', guard: 'insideRefundWindow' },
  { from: 'CANCEL_REQUESTED', event: 'approve', by: 'staff', to: 'CANCELLED', effect: 'free' },
  { from: 'CANCEL_REQUESTED', event: 'approve', by: 'system', to: 'CANCELLED', effect: 'free' },
  { from: 'CANCEL_REQUESTED', event: 'reject', by: 'staff', to: 'CONFIRMED', guard: 'accepted' },
  { from: 'CANCEL_REQUESTED', event: 'reject', by: 'staff', to: 'RESERVED' },
  { from: 'CANCEL_REQUESTED', event: 'retract', by: 'member', to: 'CONFIRMED', guard: 'accepted' },
  { from: 'CANCEL_REQUESTED', event: 'retract', by: 'member', to: 'RESERVED' },

  // Nothing was paid, so no decision is needed. The office cancels seats that nobody has accepted, those on an invoice
  // once it is overdue.
  { from: 'RESERVED', event: 'cancelUnpaid', by: 'member', to: 'CANCELLED', effect: 'free' },
  { from: 'INVITED', event: 'cancelUnpaid', by: 'member', to: 'CANCELLED', effect: 'free' },
  { from: 'CONFIRMED', event: 'cancelUnpaid', by: 'member', to: 'CANCELLED', effect: 'free' },
  { from: 'RESERVED', event: 'cancelUnpaid', by: 'staff', to: 'CANCELLED', effect: 'free' },
  { from: 'INVITED', event: 'cancelUnpaid', by: 'staff', to: 'CANCELLED', effect: 'free' },
  // A free seat, released while others can still apply.
  { from: 'RESERVED', event: 'cancelUnpaid', by: 'system', to: 'CANCELLED', guard: 'afterDeadline', effect: 'free' },
  { from: 'INVITED', event: 'cancelUnpaid', by: 'system', to: 'CANCELLED', guard: 'afterDeadline', effect: 'free' },
  // Not requested by the employer, so its full price is refunded.
  { from: 'RESERVED', event: 'cancelPaid', by: 'staff', to: 'CANCELLED', effect: 'free' },
  { from: 'INVITED', event: 'cancelPaid', by: 'staff', to: 'CANCELLED', effect: 'free' },

  // With its group: cancelled before payment, free and accepted by nobody, or called off.
  { from: 'RESERVED', event: 'groupOver', by: 'system', to: 'CANCELLED', effect: 'free' },
  { from: 'INVITED', event: 'groupOver', by: 'system', to: 'CANCELLED', effect: 'free' },
  { from: 'CONFIRMED', event: 'groupOver', by: 'system', to: 'CANCELLED', effect: 'free' },
  { from: 'CANCEL_REQUESTED', event: 'groupOver', by: 'system', to: 'CANCELLED', effect: 'free' },
]);

export type GroupSeatEvent = EventOf<typeof groupSeatLifecycle>;

/** The seat is to be used, or its price may still be refunded. */
export const LIVE_SEAT_STATES = [
  'RESERVED',
  'INVITED',
  'CONFIRMED',
  'CANCEL_REQUESTED',
] as const satisfies readonly GroupSeatStatus[];

/** Returns the state after an event; null if the table lists none, or none for a seat that nobody has accepted. */
export function nextSeatStatus(
  { status: from, application_no }: { status: GroupSeatStatus; application_no: number | null },
  event: GroupSeatEvent,
  by: Actor,
): GroupSeatStatus | null {
  const lines = linesOf(groupSeatLifecycle, { from, event, by });
  return lines.find(({ guard }) => guard !== 'accepted' || application_no !== null)?.to ?? null;
}

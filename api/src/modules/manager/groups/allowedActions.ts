import type { InferOutput } from 'valibot';
import type { groupAction, groupSeatAction } from '@portal/shared/contract/manager';
import type { GroupSeatRow } from '../../../database/types/tables/group.ts';
import { mayCancelConfirmed } from '../../../enrolment/application/mayCancelConfirmed.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { seatRefundPercent } from '../../../enrolment/employer/seatRefund.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { isUnaccepted } from '../../../enrolment/group/store.ts';
import { nextSeatStatus } from '../../../lifecycles/groupSeat.ts';

type GroupAction = InferOutput<typeof groupAction>;
type SeatAction = InferOutput<typeof groupSeatAction>;

/** Seat with the status of its person's application. */
export interface SeatWithPerson extends GroupSeatRow {
  person_status: ApplicationRow['status'] | null;
  /** True if its person has attended a lesson. */
  was_present: boolean;
}

/** Returns true if its person has completed the course and agreed that the employer sees it. */
export const isCompletionShared = (seat: SeatWithPerson): boolean =>
  seat.agrees_completion && seat.person_status === 'COMPLETED';

/** Actions that the employer may take on a group now. */
export function groupActions(group: ApplicationRow, seats: readonly SeatWithPerson[], now: Date): GroupAction[] {
  const rights: Record<GroupAction, boolean> = {
    pay: group.status === 'HELD' && group.pay_due_at !== null && group.pay_due_at > now,
    cancel: mayCancelGroup(group, seats, now),
    cancelSeats: seats.some((seat) => mayCancelSeat(group, seat, now)),
    nameRefundAccount: group.awaiting_account > 0,
    denyRefundAccount: group.deniable_accounts > 0,
    printReceipt: group.has_receipt,
    listCompletions: seats.some(isCompletionShared),
  };
  return (Object.keys(rights) as GroupAction[]).filter((action) => rights[action]);
}

/** Returns true if all unaccepted seats can be given up at once, because nothing was paid. */
export const mayCancelGroup = (group: ApplicationRow, seats: readonly SeatWithPerson[], now: Date): boolean =>
  group.status === 'HELD' || (isFreeAndAwaited(group, now) && seats.some(isUnaccepted));

const isFreeAndAwaited = (group: ApplicationRow, now: Date): boolean =>
  group.status === 'CONFIRMED' && mayCancelConfirmed('freeBeforeBegin', group, now);

/**
 * Returns true if seats of a group can be cancelled now: within the refund windows, or until the beginning if they are
 * free.
 */
export const mayCancelSeats = (group: ApplicationRow, now: Date): boolean =>
  seatRefundPercent(group, now) !== null || isFreeAndAwaited(group, now);

/**
 * Returns true if this seat can be cancelled: a free one until somebody accepts it; a paid one until its person has
 * attended or has a result.
 */
export const mayCancelSeat = (group: ApplicationRow, seat: SeatWithPerson, now: Date): boolean =>
  mayCancelSeats(group, now) &&
  (group.price === 0 ? isUnaccepted(seat) : nextSeatStatus(seat, 'cancel', 'member') !== null) &&
  (seat.person_status === null || seat.person_status === 'CONFIRMED') &&
  !seat.was_present;

/** Actions that the employer may take on a seat now. */
export function seatActions(group: ApplicationRow, seat: SeatWithPerson, now: Date): SeatAction[] {
  const isPaid = group.status === 'CONFIRMED';
  const isInTime = now < acceptUntil(group);
  const isSeated = seat.person_status !== null && seat.person_status !== 'CONFIRMED';
  const mayName = isPaid && isInTime && !isSeated;
  const rights: Record<SeatAction, boolean> = {
    name: group.status === 'HELD' && seat.status === 'RESERVED',
    invite: mayName && seat.status === 'RESERVED',
    replace: mayName && (seat.status === 'INVITED' || seat.status === 'CONFIRMED'),
    remind: mayName && seat.status === 'INVITED',
    cancel: mayCancelSeat(group, seat, now),
    retract: seat.status === 'CANCEL_REQUESTED',
  };
  return (Object.keys(rights) as SeatAction[]).filter((action) => rights[action]);
}

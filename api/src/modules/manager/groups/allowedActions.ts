import type { InferOutput } from 'valibot';
import type { groupAction, groupSeatAction } from '@portal/shared/contract/manager';
import type { GroupSeatRow } from '../../../database/types/tables/group.ts';
import { mayCancelConfirmed, mayLeaveChanged } from '../../../enrolment/application/mayCancelConfirmed.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { seatRefundPercent } from '../../../enrolment/employer/seatRefund.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { isUnaccepted } from '../../../enrolment/group/store.ts';
import { nextSeatStatus } from '../../../lifecycles/groupSeat.ts';

type GroupAction = InferOutput<typeof groupAction>;
type SeatAction = InferOutput<typeof groupSeatAction>;

/** A seat, with where the application of its person stands. */
export interface SeatWithPerson extends GroupSeatRow {
  person_status: ApplicationRow['status'] | null;
  /** True once its person was at a lesson. */
  was_present: boolean;
}

/** Whether its person has completed the course, and has agreed that the employer knows of it. */
export const isCompletionShared = (seat: SeatWithPerson): boolean =>
  seat.agrees_completion && seat.person_status === 'COMPLETED';

/** What the employer may do with a group now. */
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

/** True if all that nobody has accepted can be given up at once, because nothing was paid. */
export const mayCancelGroup = (group: ApplicationRow, seats: readonly SeatWithPerson[], now: Date): boolean =>
  group.status === 'HELD' || (isFreeAndAwaited(group, now) && seats.some(isUnaccepted));

const isFreeAndAwaited = (group: ApplicationRow, now: Date): boolean =>
  group.status === 'CONFIRMED' && mayCancelConfirmed('freeBeforeBegin', group, now);

/** True if a seat of a group can be cancelled now: by the windows, or of what is free until it begins. */
export const mayCancelSeats = (group: ApplicationRow, now: Date): boolean =>
  seatRefundPercent(group, now) !== null || isFreeAndAwaited(group, now);

/**
 * True if this one can: where it was paid not once its person has a result, nor by a change once its person was there;
 * of what is free while nobody has accepted.
 */
export const mayCancelSeat = (group: ApplicationRow, seat: SeatWithPerson, now: Date): boolean =>
  mayCancelSeats(group, now) &&
  (group.price === 0 ? isUnaccepted(seat) : nextSeatStatus(seat, 'cancel', 'member') !== null) &&
  (seat.person_status === null || seat.person_status === 'CONFIRMED') &&
  !(seat.was_present && mayLeaveChanged(group, now));

/** What the employer may do with a seat now. */
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

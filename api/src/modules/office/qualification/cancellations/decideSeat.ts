import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import type { MoneyContext } from '../../../../enrolment/context.ts';
import { approveSeats, keepSeat } from '../../../../enrolment/employer/decideSeats.ts';
import { findSeat } from '../../../../enrolment/group/store.ts';
import { lockRefund, type RefundRow } from '../../../../enrolment/refund/store.ts';

interface SeatRef {
  /** The group's application, locked. */
  group: Selectable<ApplicationTable>;
  seatNo: number;
}

/** Locks the pending cancellation of a group's seat; undefined if none. */
export async function lockSeatRequest(
  { group, seatNo }: SeatRef,
  { db }: Pick<MoneyContext, 'db'>,
): Promise<RefundRow | undefined> {
  const seat = await findSeat(db, seatNo);
  if (seat?.group_no !== group.application_no || seat.refund_no === null) return undefined;
  const refund = await lockRefund(db, seat.refund_no);
  return refund?.status === 'REQUESTED' && seat.status === 'CANCEL_REQUESTED' ? refund : undefined;
}

/** Decides on it. Returns the resulting status for the group; null if too late. */
export async function decideSeat(
  { group, seatNo, decision, reason }: SeatRef & { decision: 'approve' | 'reject'; reason: string },
  context: MoneyContext,
): Promise<'CANCELLED' | 'CONFIRMED' | null> {
  if (decision === 'approve')
    return (await approveSeats({ group, seatNos: [seatNo], by: 'staff' }, context)) ? 'CANCELLED' : null;
  return (await keepSeat({ group, seatNo, event: 'reject', by: 'staff', reason }, context)) ? 'CONFIRMED' : null;
}

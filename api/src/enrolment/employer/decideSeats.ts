import type { Selectable } from 'kysely';
import type { GroupSeatRow } from '../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues } from '../applicationValues.ts';
import type { MoneyContext } from '../context.ts';
import { moveSeat } from '../group/moveSeat.ts';
import { offeringOf } from '../offering/offeringOf.ts';
import { lockPayment } from '../payment/store.ts';
import { freeSeat } from '../queue/leave.ts';
import { decideRefund } from '../refund/requests.ts';
import { lockRefund, type RefundRow } from '../refund/store.ts';
import { lockSeatWithPerson } from './lockSeatWithPerson.ts';
import { takeBack } from './takeBack.ts';

/** The group's application, locked by the caller. */
type Group = Selectable<ApplicationTable>;

/** Locks a seat's pending refund request after the payment and the seat; null if none. */
async function lockRequest(group: Group, seatNo: number, context: MoneyContext) {
  const { db } = context;
  const payment = group.payment_no === null ? undefined : await lockPayment(db, group.payment_no);
  const locked = await lockSeatWithPerson(seatNo, context);
  if (locked?.seat.group_no !== group.application_no || locked.seat.refund_no === null) return null;
  const refund = await lockRefund(db, locked.seat.refund_no);
  return refund?.status === 'REQUESTED' ? { ...locked, payment, refund } : null;
}

/**
 * Approves refunds of seats: notifies people who had accepted them, makes the refunds and offers the seats to the
 * queue. Returns false if one has no pending request or its person has attended; the transaction must then be rolled
 * back.
 */
export async function approveSeats(
  { group, seatNos, by }: { group: Group; seatNos: readonly number[]; by: 'staff' | 'system' },
  context: MoneyContext,
): Promise<boolean> {
  let held = 0;
  for (const seatNo of seatNos) {
    const request = await lockRequest(group, seatNo, context);
    if (!request || !(await takeBack(request, context))) return false;
    await decideRefund(request, { event: 'approve', by }, context);
    if (!(await moveSeat(request.seat, { event: 'approve', by, columns: { application_no: null } }, context)))
      return false;
    await notifyDecided(
      'refundApproved',
      { group, seat: request.seat, refundNo: request.refund.refund_no, reason: '' },
      context,
    );
    held += 1;
  }
  // The row of the course or exam is locked last.
  await freeSeat(await offeringOf(group, context.db), context, held);
  return true;
}

/** Rejects or retracts a seat's refund request and restores its former state. */
export async function keepSeat(
  {
    group,
    seatNo,
    ...decision
  }: { group: Group; seatNo: number } & (
    | { event: 'reject'; by: 'staff'; reason: string }
    | { event: 'retract'; by: 'member' }
  ),
  context: MoneyContext,
): Promise<GroupSeatRow | null> {
  const request = await lockRequest(group, seatNo, context);
  if (!request) return null;
  const { event, by } = decision;
  await decideRefund(request, decision, context);
  const isMoved = await moveSeat(request.seat, { event, by }, context);
  if ('reason' in decision)
    await notifyDecided(
      'refundRejected',
      { group, seat: request.seat, refundNo: request.refund.refund_no, reason: decision.reason },
      context,
    );
  return isMoved;
}

async function notifyDecided(
  event: 'refundApproved' | 'refundRejected',
  { group, seat, refundNo, reason }: { group: Group; seat: GroupSeatRow; refundNo: number; reason: string },
  { db, now }: MoneyContext,
): Promise<void> {
  const refund: RefundRow | undefined = await lockRefund(db, refundNo);
  const { title, page } = applicationValues(group);
  const values = { title: `${title} ${seat.position}번 자리`, page, amount: refund?.amount ?? 0, reason };
  await raiseNotice({ event, memberNo: group.member_no, subjectNo: refundNo, values }, { db, now });
}

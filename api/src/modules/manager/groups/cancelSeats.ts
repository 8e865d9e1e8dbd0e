import type { Calls, CallValue } from '@portal/shared/contract';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { cancelUnaccepted } from '../../../enrolment/employer/cancelUnaccepted.ts';
import { cancelUnpaidSeats } from '../../../enrolment/employer/cancelUnpaidSeats.ts';
import { keepSeat } from '../../../enrolment/employer/decideSeats.ts';
import { requestRefunds } from '../../../enrolment/employer/requestRefunds.ts';
import { lockUnaccepted } from '../../../enrolment/group/store.ts';
import { lockOpenInvoice } from '../../../enrolment/invoice/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { mayCancelSeat, mayCancelSeats } from './allowedActions.ts';
import { lockOwnSeat } from './lockOwnSeat.ts';
import { requireOwnGroup } from './store.ts';

/**
 * Requests the refund of all named seats or none. On an open invoice the amount owed is reduced instead, and free seats
 * are cancelled at once. Returns the number of seats.
 */
export async function cancelSeats(
  { groupNo, seatNos, ...account }: CallValue<Calls['patchIntGroupSeatCancel']>,
  context: MemberContext,
): Promise<number> {
  const { db, now } = context;
  const locked = await lockApplication(db, groupNo);
  const { application, group, seats } = await requireOwnGroup(groupNo, context);
  if (!locked) throw new HttpError('NOT_FOUND');
  const chosen = [...new Set(seatNos)].flatMap((seatNo) => seats.filter(({ seat_no }) => seat_no === seatNo));
  if (chosen.length !== new Set(seatNos).size) throw new HttpError('NOT_FOUND');
  if (!mayCancelSeats(application, now))
    throw new BusinessError(application.status === 'CONFIRMED' ? 'REFUND_CLOSED' : 'CANCEL_NOT_ALLOWED');
  if (!chosen.every((seat) => mayCancelSeat(application, seat, now)))
    throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
  // Lock order: applications by their numbers, as everywhere.
  const inOrder = chosen.toSorted((one, other) => (one.application_no ?? 0) - (other.application_no ?? 0));
  const request = { application: locked, group, seatNos: inOrder.map(({ seat_no }) => seat_no) };
  const money = moneyContext(context);
  if (application.price === 0) {
    const free = (await lockUnaccepted(db, groupNo)).filter(({ seat_no }) => seatNos.includes(seat_no));
    await cancelUnaccepted({ application: locked, seats: free, event: 'cancelUnpaid', by: 'member' }, money);
    return free.length;
  }
  const invoice = await lockOpenInvoice(db, groupNo);
  const isCancelled = invoice
    ? (await cancelUnpaidSeats({ ...request, invoice, by: 'member' }, money)) !== null
    : await requestRefunds({ ...request, account }, money);
  if (!isCancelled) throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
  return chosen.length;
}

/** Withdraws the refund request of a seat that is not decided yet. Returns the number of changed rows. */
export async function retractSeat({ seatNo }: { seatNo: number }, context: MemberContext): Promise<number> {
  const { db } = context;
  const { seat, group } = await lockOwnSeat(seatNo, context);
  const application = await lockApplication(db, group.application_no);
  const active =
    application &&
    (await keepSeat(
      { group: application, seatNo: seat.seat_no, event: 'retract', by: 'member' },
      moneyContext(context),
    ));
  if (!active) throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
  return 1;
}

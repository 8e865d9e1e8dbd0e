import type { Selectable } from 'kysely';
import type { GroupRow } from '../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { refundAmount } from '../../money/refundQuote.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { mayLeaveChanged } from '../application/mayCancelConfirmed.ts';
import { applicationValues } from '../applicationValues.ts';
import type { MoneyContext } from '../context.ts';
import { moveSeat } from '../group/moveSeat.ts';
import { lockPayment } from '../payment/store.ts';
import { requireAccount, type AccountForm } from '../refund/accountForm.ts';
import { insertRefund, refundWay, unrefundedAmount } from '../refund/store.ts';
import { approveSeats } from './decideSeats.ts';
import { lockSeatWithPerson } from './lockSeatWithPerson.ts';
import { seatRefundPercent } from './seatRefund.ts';

interface Request {
  /** Locked. */
  application: Selectable<ApplicationTable>;
  group: GroupRow;
  seatNos: readonly number[];
  account: AccountForm;
}

/**
 * Requests the refund of seats of a paid group: one request per seat, with the amount frozen at the current percentage.
 * If the association has changed day, hours or place, it is a full refund without a decision. Returns false if a seat
 * cannot be cancelled; the transaction must then be rolled back.
 * @throws HttpError 400 if a refund needs an account and the form has no complete one
 */
export async function requestRefunds(
  { application, group, seatNos, account }: Request,
  context: MoneyContext,
): Promise<boolean> {
  const { db, now, keys } = context;
  const percent = seatRefundPercent(application, now);
  if (percent === null || application.payment_no === null) return false;
  const payment = await lockPayment(db, application.payment_no);
  const amount = Math.min(refundAmount(group.seat_price, percent), unrefundedAmount(payment));
  const refundNos: number[] = [];
  const positions: number[] = [];
  for (const seatNo of seatNos) {
    const locked = await lockSeatWithPerson(seatNo, context);
    if (locked?.seat.group_no !== group.group_no) return false;
    if (locked.application && locked.application.status !== 'CONFIRMED') return false;
    const refundNo = await insertRefund(db, keys, {
      applicationNo: group.group_no,
      paymentNo: application.payment_no,
      status: 'REQUESTED',
      cause: 'SEAT',
      ...refundWay(payment, amount),
      amount,
      percent,
      account: amount > 0 ? requireAccount(account) : null,
      now,
    });
    const moved = await moveSeat(
      locked.seat,
      { event: 'cancel', by: 'member', columns: { refund_no: refundNo } },
      context,
    );
    if (!moved) return false;
    refundNos.push(refundNo);
    positions.push(locked.seat.position);
  }
  if (mayLeaveChanged(application, now)) return approveSeats({ group: application, seatNos, by: 'system' }, context);
  const [subjectNo = 0] = refundNos;
  // The seats together may not get what each would alone; the approval decides.
  const expected = Math.min(amount * refundNos.length, unrefundedAmount(payment));
  const { title, page } = applicationValues(application);
  const values = {
    title: `${title} ${positions.sort((one, other) => one - other).join('·')}번 자리`,
    page,
    amount: expected,
  };
  await raiseNotice({ event: 'cancelRequested', memberNo: application.member_no, subjectNo, values }, { db, now });
  return true;
}

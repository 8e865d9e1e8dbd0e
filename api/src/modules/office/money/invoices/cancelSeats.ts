import type { Calls, CallValue } from '@portal/shared/contract';
import { moneyContext } from '../../../../enrolment/context.ts';
import { cancelUnpaidSeats } from '../../../../enrolment/employer/cancelUnpaidSeats.ts';
import { findGroup, lockSeats } from '../../../../enrolment/group/store.ts';
import { notifySeatsCancelled } from '../../../../enrolment/invoice/notices.ts';
import { isOverdue } from '../../../../enrolment/invoice/present.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import { nextSeatStatus } from '../../../../lifecycles/groupSeat.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { invoiceIn } from './target.ts';

/**
 * Cancels the seats of an overdue invoice that nobody has accepted; returns their number. An accepted seat remains,
 * because it was promised to a person who owes nothing.
 */
export const cancelSeatsOfInvoice = async (
  { invoiceNo, reason }: CallValue<Calls['officeCancelInvoiceSeats']>,
  context: MemberContext,
): Promise<number> => {
  const { db, now } = context;
  const { people } = await act(
    invoiceIn(['OPEN']),
    {
      act: 'cancel unpaid seats',
      no: invoiceNo,
      reason,
      async do({ application, found }) {
        const invoice = orChanged(found);
        const group = await findGroup(db, invoice.group_no);
        const open = (await lockSeats(db, invoice.group_no)).filter(
          (seat) => nextSeatStatus(seat, 'cancelUnpaid', 'staff') !== null,
        );
        if (!group || !isOverdue(invoice, now) || open.length === 0) throw new BusinessError('OFFICE_STATE_CHANGED');
        const money = moneyContext(context);
        const seatNos = open.map(({ seat_no }) => seat_no);
        const amount = await cancelUnpaidSeats({ application, group, invoice, seatNos, by: 'staff' }, money);
        if (amount === null) throw new BusinessError('OFFICE_STATE_CHANGED');
        const left = { ...invoice, amount: invoice.amount - amount };
        await notifySeatsCancelled({ application, invoice: left, people: open.length, isReduced: amount > 0 }, money);
        return { people: open.length, amount };
      },
      entry: (_locked, done) => ({ detail: { seats: done.people, amount: done.amount } }),
    },
    context,
  );
  return people;
};

import type { Selectable } from 'kysely';
import type { GroupRow } from '../../database/types/tables/group.ts';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { refundAmount } from '../../money/refundQuote.ts';
import type { MoneyContext } from '../context.ts';
import { moveSeat } from '../group/moveSeat.ts';
import { moveInvoice } from '../invoice/moveInvoice.ts';
import { offeringOf } from '../offering/offeringOf.ts';
import { freeSeat } from '../queue/leave.ts';
import { lockSeatWithPerson } from './lockSeatWithPerson.ts';
import { seatRefundPercent } from './seatRefund.ts';
import { takeBack } from './takeBack.ts';

interface Cancelled {
  /** Locked, and the invoice behind it. */
  application: Selectable<ApplicationTable>;
  group: GroupRow;
  invoice: InvoiceRow;
  seatNos: readonly number[];
  by: 'member' | 'staff';
}

/**
 * Cancels seats of a group whose invoice is not paid: nothing goes back, so that nobody decides, and less is owed by
 * what the window of now would give back. Answers by how much; null where a seat cannot be cancelled: then nothing must
 * be kept.
 */
export async function cancelUnpaidSeats(
  { application, group, invoice, seatNos, by }: Cancelled,
  context: MoneyContext,
): Promise<number | null> {
  const percent = seatRefundPercent(application, context.now) ?? 0;
  for (const seatNo of seatNos) {
    const locked = await lockSeatWithPerson(seatNo, context);
    if (locked?.seat.group_no !== group.group_no) return null;
    if (locked.application && locked.application.status !== 'CONFIRMED') return null;
    if (!(await takeBack(locked, context))) return null;
    if (!(await moveSeat(locked.seat, { event: 'cancelUnpaid', by, columns: { application_no: null } }, context)))
      return null;
  }
  const amount = Math.min(seatNos.length * refundAmount(group.seat_price, percent), invoice.amount);
  await moveInvoice(invoice, { event: 'lower', by, amount }, context);
  // The row of the course or exam is locked last.
  await freeSeat(await offeringOf(application, context.db), context, seatNos.length);
  return amount;
}

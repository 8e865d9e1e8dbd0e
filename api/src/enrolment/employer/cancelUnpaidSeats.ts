import type { Selectable } from 'kysely';
import type { GroupRow } from '../../database/types/tables/group.ts';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { MoneyContext } from '../context.ts';
import { moveSeat } from '../group/moveSeat.ts';
import { moveInvoice } from '../invoice/moveInvoice.ts';
import { offeringOf } from '../offering/offeringOf.ts';
import { freeSeat } from '../queue/leave.ts';
import { lockSeatWithPerson } from './lockSeatWithPerson.ts';
import { invoiceReduction } from './seatRefund.ts';
import { takeBack } from './takeBack.ts';

interface Cancelled {
  /** Locked, with the invoice after it. */
  application: Selectable<ApplicationTable>;
  group: GroupRow;
  invoice: InvoiceRow;
  seatNos: readonly number[];
  by: 'member' | 'staff';
}

/**
 * Cancels seats of a group with an unpaid invoice. Nothing is refunded, so no decision is needed; the debt is reduced
 * by the current window's share. Returns the reduction; null if a seat cannot be cancelled, and the transaction must
 * then be rolled back.
 */
export async function cancelUnpaidSeats(
  { application, group, invoice, seatNos, by }: Cancelled,
  context: MoneyContext,
): Promise<number | null> {
  for (const seatNo of seatNos) {
    const locked = await lockSeatWithPerson(seatNo, context);
    if (locked?.seat.group_no !== group.group_no) return null;
    if (locked.application && locked.application.status !== 'CONFIRMED') return null;
    if (!(await takeBack(locked, context))) return null;
    if (!(await moveSeat(locked.seat, { event: 'cancelUnpaid', by, columns: { application_no: null } }, context)))
      return null;
  }
  const unpaid = { application, seatPrice: group.seat_price, owed: invoice.amount };
  const amount = invoiceReduction(unpaid, seatNos.length, context.now);
  await moveInvoice(invoice, { event: 'lower', by, amount }, context);
  // The row of the course or exam is locked last.
  await freeSeat(await offeringOf(application, context.db), context, seatNos.length);
  return amount;
}

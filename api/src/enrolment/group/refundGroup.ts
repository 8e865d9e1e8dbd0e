import type { Selectable } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { UNPAID_INVOICE_STATES } from '../../lifecycles/invoice.ts';
import type { MoneyContext } from '../context.ts';
import { moveInvoice } from '../invoice/moveInvoice.ts';
import { lockInvoice } from '../invoice/store.ts';
import { lockPayment, type PaymentRow } from '../payment/store.ts';
import { enlargeRequest, oweCalledOff } from '../refund/requests.ts';
import { unrefundedAmount } from '../refund/store.ts';
import { findGroup, lockSeats } from './store.ts';

type GroupApplication = Pick<Selectable<ApplicationTable>, 'application_no' | 'payment_no'>;

/**
 * The course or exam of a group was called off: the whole price of each seat goes back that was not cancelled before,
 * and whose person was not there. A request for less becomes the whole; of a seat that was cancelled before, what the
 * window kept stays kept. Of an unpaid invoice nothing is owed any more.
 */
export async function refundGroup(
  { application_no: groupNo, payment_no: paymentNo }: GroupApplication,
  context: MoneyContext,
): Promise<void> {
  const { db } = context;
  const invoice = await lockInvoice(db, groupNo, UNPAID_INVOICE_STATES);
  if (invoice) await moveInvoice(invoice, { event: 'callOff', by: 'staff' }, context);
  const payment = paymentNo === null ? undefined : await lockPayment(db, paymentNo);
  const group = await findGroup(db, groupNo);
  if (!payment || !group) return;
  const seats = await lockSeats(db, groupNo);
  const attended = await findAttended(groupNo, db);
  const owed = seats.filter(({ application_no }) => application_no === null || !attended.has(application_no));
  const money = new Left(payment);
  for (const { refund_no, status } of owed) {
    if (status !== 'CANCEL_REQUESTED' || refund_no === null) continue;
    const refund = await db
      .selectFrom('refund')
      .selectAll()
      .where('refund_no', '=', refund_no)
      .where('status', '=', 'REQUESTED')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (refund) await enlargeRequest({ payment, refund, amount: money.take(group.seat_price) }, context);
  }
  const others = owed.filter(({ status }) => status !== 'CANCEL_REQUESTED').length;
  await oweCalledOff({ payment, amount: money.take(others * group.seat_price) }, context);
}

/** What of a payment is not to go back yet. */
class Left {
  #won: number;

  constructor(payment: PaymentRow) {
    this.#won = unrefundedAmount(payment);
  }

  take(amount: number): number {
    const taken = Math.min(amount, this.#won);
    this.#won -= taken;
    return taken;
  }
}

/** The applications of its people that have a result already: who was there has had the seat. */
async function findAttended(groupNo: number, db: Queries): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('group_seat')
    .innerJoin('application', 'application.application_no', 'group_seat.application_no')
    .select('application.application_no')
    .where('group_seat.group_no', '=', groupNo)
    .where('application.status', 'not in', ['CONFIRMED', 'CANCELLED'])
    .execute();
  return new Set(rows.map(({ application_no }) => application_no));
}

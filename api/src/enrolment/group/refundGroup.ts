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
 * Refunds a group after a call-off: the full price of each seat not cancelled before and not attended. A smaller
 * request becomes a full refund; for seats cancelled before, the retained share stays retained. An unpaid invoice is
 * cancelled.
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

/** Remaining amount of a payment that is not to be refunded yet. */
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

/** Applications of its people with a result: an attended seat is used up. */
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

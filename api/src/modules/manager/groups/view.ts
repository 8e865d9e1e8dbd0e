import type { CallAnswer, Calls } from '@portal/shared/contract';
import type { RefundTerms } from '@portal/shared/contract/manager';
import { toPage, type Paging } from '../../../database/page.ts';
import { listOwn } from '../../../enrolment/application/store.ts';
import { findCashReceipt } from '../../../enrolment/cashReceipt/store.ts';
import { seatRefundPercent } from '../../../enrolment/employer/seatRefund.ts';
import { presentInvoice } from '../../../enrolment/invoice/present.ts';
import { findInvoice } from '../../../enrolment/invoice/store.ts';
import { findNewestPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import { heldRefunds } from '../../../enrolment/refund/employeesAccount.ts';
import { refundWay, type RefundRow } from '../../../enrolment/refund/store.ts';
import { refundAmount } from '../../../money/refundQuote.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { presentNamedAccount, presentPaid, presentRefund } from '../applications/present.ts';
import { mayCancelSeat } from './allowedActions.ts';
import { presentBills } from './bills.ts';
import { presentGroup, presentSeat } from './present.ts';
import { listGroupRows, listSeats, requireOwnGroup, type OwnGroup } from './store.ts';

/** Own groups of the caller, newest first. */
export async function listGroups(
  paging: Paging,
  { db, now, caller }: MemberContext,
): Promise<CallAnswer<Calls['getListBoxGroup']>> {
  const page = await listOwn(db, { memberNo: caller.memberNo, kind: 'group', now }, paging);
  const groupNos = page.rows.map(({ application_no }) => application_no);
  const groups = new Map((await listGroupRows(groupNos, db)).map((group) => [group.group_no, group]));
  const seats = await listSeats(groupNos, db);
  return toPage(page, paging, (application) => {
    const group = groups.get(application.application_no);
    if (!group) throw new Error(`application ${application.application_no} has no group`);
    return presentGroup({ application, group, seats: seats.get(group.group_no) ?? [] }, now);
  });
}

/** Own group of the caller, with its seats, payment and refunds. */
export async function viewGroup(
  { groupNo }: { groupNo: number },
  context: MemberContext,
): Promise<CallAnswer<Calls['getMapGroup']>> {
  const { db, now, configuration } = context;
  const own = await requireOwnGroup(groupNo, context);
  const { application, group, seats } = own;
  const payment = await findNewestPayment(db, groupNo);
  const invoice = await findInvoice(db, groupNo);
  const cashReceipt = payment && (await findCashReceipt(db, { paymentNo: payment.payment_no }));
  return {
    ...presentGroup(own, now),
    businessNumber: group.business_number,
    seats: seats.map((seat) => presentSeat(seat, application, { keys: configuration.encryptionKeys, now })),
    payment: payment ? presentPaid(payment, cashReceipt, now) : null,
    invoice: invoice ? presentInvoice(invoice, now) : null,
    ...(await presentBills(own, context)),
    refunds: await listRefunds(own, context),
    amountAwaitingAccount: application.awaiting_account,
    namedAccounts: (await heldRefunds(db, groupNo, now).selectAll().execute()).map(presentNamedAccount),
    terms: windowsOf(application.terms),
    refundQuote: quoteSeat(own, payment, now),
  };
}

/** Refund windows of the terms. */
const windowsOf = ({ reStartDate, reEndDate, percent, reStartDate2, reEndDate2, percent2 }: RefundTerms) => ({
  ...{ reStartDate, reEndDate, percent },
  ...{ reStartDate2, reEndDate2, percent2 },
});

/** Refund of one seat if it is cancelled now. */
function quoteSeat({ application, group, seats }: OwnGroup, payment: PaymentRow | undefined, now: Date) {
  const percent = seatRefundPercent(application, now);
  if (percent === null || !seats.some((seat) => mayCancelSeat(application, seat, now))) return null;
  const amount = refundAmount(group.seat_price, percent);
  return { percent, amount, toAccount: refundWay(payment, amount).toAccount };
}

async function listRefunds({ group }: OwnGroup, { db }: MemberContext) {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('group_seat', 'group_seat.refund_no', 'refund.refund_no')
    .selectAll('refund')
    .select('group_seat.seat_no')
    .where('refund.application_no', '=', group.group_no)
    .orderBy('refund.refund_no', 'desc')
    .execute();
  return rows.map((row) => ({
    refundNo: row.refund_no,
    ...presentRefund(row satisfies RefundRow),
    seatNo: row.seat_no,
  }));
}

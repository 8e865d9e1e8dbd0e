import { sql } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { invoiceReduction } from '../../../../enrolment/employer/seatRefund.ts';
import { mayWriteOff } from '../../../../enrolment/invoice/mayWriteOff.ts';
import { isOverdue, presentInvoice } from '../../../../enrolment/invoice/present.ts';
import { received } from '../../../../enrolment/invoice/store.ts';
import { currentTerms, occasionOf } from '../../../../enrolment/offering/occasion.ts';
import { LIVE_SEAT_STATES } from '../../../../lifecycles/groupSeat.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';
import { bankReadUntil } from '../../../../money/bankRead.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { applicationTitle } from '../../parts/described.ts';
import { listWithLooks } from '../../parts/secondLooks.ts';
import { maskedName } from '../../people/members/masked.ts';

type Query = CallValue<Calls['officeInvoices']>;

const seatsIn = (...statuses: string[]) =>
  sql<number>`(select count(*)::integer from group_seat
    where group_seat.group_no = group_invoice.group_no and group_seat.status in (${sql.join(statuses)}))`;

function query({ db, now }: MemberContext, need: Query['need']) {
  const all = db
    .selectFrom('group_invoice')
    .innerJoin('application', 'application.application_no', 'group_invoice.group_no')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_invoice.group_no')
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .selectAll('group_invoice')
    .select(['application.terms', 'application.changed_to', 'application.price', 'application.member_no'])
    .select(['application.status as application_status', 'employer_group.business_name', 'employer_group.seat_price'])
    .select(['member.name as employer', applicationTitle.as('title')])
    .select(received.as('received'))
    .select(seatsIn(...LIVE_SEAT_STATES).as('seats'))
    .select([seatsIn('CONFIRMED').as('accepted'), seatsIn('RESERVED', 'INVITED').as('cancellable')]);
  if (need === 'all') return all.orderBy('group_invoice.invoice_no', 'desc');
  const open = all.where('group_invoice.status', '=', 'OPEN');
  const wanted = need === 'overdue' ? open.where('group_invoice.due_at', '<=', bankReadUntil(now)) : open;
  return wanted.orderBy('group_invoice.due_at').orderBy('group_invoice.invoice_no');
}

/** Lists employers' invoices; unpaid ones by due date. */
export async function listInvoices(
  { need, ...paging }: Query,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeInvoices']>> {
  return listWithLooks(
    query(context, need),
    {
      object: 'group_invoice',
      objectNoOf: (row) => row.invoice_no,
      memberNoOf: (row) => row.member_no,
      paging,
      present: (row) => ({
        ...presentInvoice(row, context.now),
        groupNo: row.group_no,
        title: row.title,
        day: occasionOf(currentTerms(row)).day,
        businessName: row.business_name,
        employer: maskedName(row.employer),
        seats: row.seats,
        accepted: row.accepted,
        received: row.received,
        cancellation: cancellationOf(row, context),
        allowedActions: actionsOn(row, context),
      }),
    },
    context,
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>;

/** Result of cancelling the unaccepted seats now; null if the invoice is not overdue or has none. */
function cancellationOf({ cancellable, application_status: status, ...row }: Row, { now }: MemberContext) {
  if (cancellable === 0 || !isOverdue(row, now)) return null;
  const unpaid = { application: { ...row, status }, seatPrice: row.seat_price, owed: row.amount };
  return { seats: cancellable, amount: invoiceReduction(unpaid, cancellable, now) };
}

function actionsOn(row: Row, context: MemberContext) {
  const { now, caller } = context;
  // Its money is of the one bank account.
  if (caller.branchNo !== null) return [];
  const isUnpaid = UNPAID_INVOICE_STATES.some((state) => state === row.status);
  return [
    ...(isUnpaid ? (['confirm'] as const) : []),
    ...(cancellationOf(row, context) ? (['cancelSeats'] as const) : []),
    ...(mayWriteOff({ invoice: row, application: row }, now) ? (['writeOff'] as const) : []),
    ...(row.status === 'CANCELLED' ? (['returnMoney'] as const) : []),
  ];
}

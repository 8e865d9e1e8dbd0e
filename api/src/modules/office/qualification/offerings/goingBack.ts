import { sql } from 'kysely';
import type { OfferingKind } from '@portal/shared/contract/office';
import type { Queries } from '../../../../database/types/tables.ts';
import { isForOffering } from '../../../../enrolment/offering/applicationsOf.ts';
import { CALLED_OFF_FROM } from '../../../../lifecycles/application.ts';
import { LIVE_SEAT_STATES } from '../../../../lifecycles/groupSeat.ts';

/** Won to refund per application: the unrefunded amount; for a group, at most the price of its live seats. */
const whatGoesBack = sql<number>`case when payment.payment_no is not null then
  least(payment.paid_amount - payment.refund_due, employer_group.seat_price * (
    select count(*) from group_seat
    where group_seat.group_no = employer_group.group_no and group_seat.status in (${sql.join(LIVE_SEAT_STATES)})
  ))
end`;

/** Live applications of a course or exam, and won that all of them could be refunded. */
export async function countGoingBack(
  { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
  db: Queries,
): Promise<{ applicants: number; amount: number }> {
  const { applicants, amount } = await db
    .selectFrom('application')
    .leftJoin('payment', 'payment.payment_no', 'application.payment_no')
    .leftJoin('employer_group', 'employer_group.group_no', 'application.application_no')
    .select(({ fn }) => [fn.countAll<number>().as('applicants'), fn.sum<number | null>(whatGoesBack).as('amount')])
    .where(isForOffering(kind, offeringNo))
    .where('application.status', 'in', CALLED_OFF_FROM)
    .executeTakeFirstOrThrow();
  return { applicants, amount: Number(amount ?? 0) };
}

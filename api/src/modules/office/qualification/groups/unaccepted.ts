import type { Selectable } from 'kysely';
import type { GroupRow } from '../../../../database/types/tables/group.ts';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import { findInvoice } from '../../../../enrolment/invoice/store.ts';
import { beginsAt } from '../../../../enrolment/offering/beginsAt.ts';
import { currentTerms } from '../../../../enrolment/offering/occasion.ts';
import type { PaymentRow } from '../../../../enrolment/payment/store.ts';
import { unrefundedAmount } from '../../../../enrolment/refund/store.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

/** True if the office may cancel unaccepted seats: before the start, and without an unpaid invoice. */
export async function mayCancelUnaccepted(
  application: Selectable<ApplicationTable>,
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
): Promise<boolean> {
  if (application.status !== 'CONFIRMED' || beginsAt(currentTerms(application)) <= now) return false;
  const invoice = await findInvoice(db, application.application_no);
  return !UNPAID_INVOICE_STATES.some((state) => state === invoice?.status);
}

interface PaidSeats {
  group: Pick<GroupRow, 'seat_price'>;
  seats: number;
  payment: PaymentRow | undefined;
}

/** Won to refund for seats. */
export const amountOf = ({ group, seats, payment }: PaidSeats): number =>
  Math.min(seats * group.seat_price, unrefundedAmount(payment));

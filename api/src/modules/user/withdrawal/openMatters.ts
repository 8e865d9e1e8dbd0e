import type { ApplicationStatus, PaymentStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import { APPLICATION_DEAD_STATES } from '../../../lifecycles/application.ts';
import { OPEN_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';
import { SETTLED_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import { OPEN_REFUND_STATES } from '../../../lifecycles/refund.ts';

/** Applications under way. */
export const LIVE_APPLICATIONS: readonly ApplicationStatus[] = ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED', 'SAT'];
/** Payments whose outcome is open. */
const UNSETTLED_PAYMENTS: readonly PaymentStatus[] = ['UNKNOWN', 'HELD_FOR_REVIEW'];

/**
 * Whether a member has an application under way, an open refund, a payment that is not settled, or a certificate that
 * is asked for or whose fee has to go back.
 */
export async function hasOpenMatters(db: Queries, memberNo: number): Promise<boolean> {
  const application = await db
    .selectFrom('application')
    .select('application_no')
    .where('member_no', '=', memberNo)
    .where('status', 'in', LIVE_APPLICATIONS)
    .limit(1)
    .executeTakeFirst();
  if (application) return true;
  const refund = await db
    .selectFrom('refund')
    .innerJoin('application', 'application.application_no', 'refund.application_no')
    .select('refund.refund_no')
    .where('application.member_no', '=', memberNo)
    .where('refund.status', 'in', OPEN_REFUND_STATES)
    .limit(1)
    .executeTakeFirst();
  if (refund) return true;
  const payment = await db
    .selectFrom('payment')
    .innerJoin('application', 'application.application_no', 'payment.application_no')
    .select('payment.payment_no')
    .where('payment.member_no', '=', memberNo)
    .where((either) =>
      either.or([
        either('payment.status', 'in', UNSETTLED_PAYMENTS),
        // Money of an application that came to nothing, and nothing of it is going back.
        either.and([
          either('payment.status', 'in', SETTLED_PAYMENT_STATES),
          either('application.status', 'in', APPLICATION_DEAD_STATES),
          either('payment.refund_due', '=', 0),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined || hasOpenCertificate(db, memberNo);
}

async function hasOpenCertificate(db: Queries, memberNo: number): Promise<boolean> {
  const certificate = await db
    .selectFrom('certificate')
    .select('certificate_no')
    .where('member_no', '=', memberNo)
    .where((either) =>
      either.or([
        either('status', 'in', OPEN_CERTIFICATE_STATES),
        either.and([either('fee_owed', '>', 0), either('fee_returned_at', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return certificate !== undefined;
}

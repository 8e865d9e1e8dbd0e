import type { Selectable } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { isNotCalledOff } from '../../../enrolment/offering/seats.ts';
import { isUnderReview } from '../../../enrolment/payment/store.ts';

type Refusal = 'PAYMENT_EXPIRED' | 'PAYMENT_NOT_DUE' | 'PAYMENT_UNDER_REVIEW';

/** Returns the reason why an application locked by the caller must not be paid; null if it may. */
export async function refusalToPay(
  application: Selectable<ApplicationTable>,
  { db, now }: { db: Queries; now: Date },
): Promise<Refusal | null> {
  const { application_no, status, pay_due_at } = application;
  if (status === 'EXPIRED') return 'PAYMENT_EXPIRED';
  if (status !== 'HELD' || pay_due_at === null) return 'PAYMENT_NOT_DUE';
  if (pay_due_at <= now) return 'PAYMENT_EXPIRED';
  if (!(await isNotCalledOff(db, application))) return 'PAYMENT_NOT_DUE';
  return (await isUnderReview(db, application_no)) ? 'PAYMENT_UNDER_REVIEW' : null;
}

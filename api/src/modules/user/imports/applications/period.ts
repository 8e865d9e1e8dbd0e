import { seoulDay } from '@portal/shared/time';
import { CONTRACT_YEARS } from '../../withdrawal/retainedRecords.ts';
import type { PastApplication } from './readApplication.ts';

/** Newest day of an application, from which its period counts. */
export const endedOn = ({ appliedOn, heldOn, paidOn, refundedOn }: PastApplication): string =>
  [appliedOn, heldOn, paidOn ?? '', refundedOn ?? ''].toSorted().at(-1) ?? heldOn;

/** True if the application may not be stored any more: completed education and passed exams are retained for ever. */
export function isPeriodOver(application: PastApplication, now: Date): boolean {
  if (application.status === 'COMPLETED' || application.status === 'PASSED') return false;
  const today = seoulDay(now);
  return endedOn(application) < `${Number(today.slice(0, 4)) - CONTRACT_YEARS}${today.slice(4)}`;
}

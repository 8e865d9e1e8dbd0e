import { OBJECTION_DAYS } from '@portal/shared/contract/manager';
import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';

type Announced = Pick<ApplicationRow, 'kind' | 'status' | 'announced_at' | 'corrected_at' | 'objected_at'>;

/** Results of applicants who attended, or were entered as absent. */
const OBJECTIONABLE: readonly ApplicationRow['status'][] = ['PASSED', 'FAILED', 'ABSENT'];

/**
 * Deadline for objecting to a result: the end of the seventh day after its announcement, or after its last correction,
 * which is a new result. Null if there is nothing to object to now, or an objection was raised already.
 */
export function objectUntil(
  { kind, status, announced_at, corrected_at, objected_at }: Announced,
  now: Date,
): Date | null {
  if (kind !== 'exam' || !OBJECTIONABLE.includes(status) || announced_at === null || announced_at > now) return null;
  const since = corrected_at !== null && corrected_at > announced_at ? corrected_at : announced_at;
  if (objected_at !== null && objected_at >= since) return null;
  const until = endOfSeoulDay(addDays(seoulDay(since), OBJECTION_DAYS));
  return until > now ? until : null;
}

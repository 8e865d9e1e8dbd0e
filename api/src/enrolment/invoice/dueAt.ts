import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import type { CourseTerms, ExamTerms } from '../../database/types/tables/manager.ts';
import { occasionOf } from '../offering/occasion.ts';

/** Days from reservation to due date. */
export const DAYS_TO_PAY = 14;

/**
 * Due date of an invoice issued today: the end of the day in two weeks, at the latest the day before the course or
 * exam. Null on its own day and later.
 */
export function invoiceDueAt(terms: CourseTerms | ExamTerms, now: Date): Date | null {
  const today = seoulDay(now);
  const lastDay = addDays(occasionOf(terms).day, -1);
  if (lastDay < today) return null;
  const inTime = addDays(today, DAYS_TO_PAY);
  return endOfSeoulDay(inTime < lastDay ? inTime : lastDay);
}

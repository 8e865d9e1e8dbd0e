import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../database/types/tables.ts';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
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

interface NewInvoice {
  groupNo: number;
  amount: number;
  dueAt: Date;
  now: Date;
}

/** Inserts the invoice of a new group. */
export const issueInvoice = (db: Queries, { groupNo, amount, dueAt, now }: NewInvoice): Promise<InvoiceRow> =>
  db
    .insertInto('group_invoice')
    .values({ group_no: groupNo, status: 'OPEN', amount, issued_amount: amount, issued_at: now, due_at: dueAt })
    .returningAll()
    .executeTakeFirstOrThrow();

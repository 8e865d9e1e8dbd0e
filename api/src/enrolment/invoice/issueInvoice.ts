import type { Queries } from '../../database/types/tables.ts';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';

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

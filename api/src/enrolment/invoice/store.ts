import { sql } from 'kysely';
import type { InvoiceStatus } from '@portal/shared/contract/manager';
import type { Queries } from '../../database/types/tables.ts';
import type { AllowanceRow, InvoiceRow } from '../../database/types/tables/invoice.ts';
import { bankReadUntil } from '../../money/bankRead.ts';

export const findInvoice = (db: Queries, groupNo: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('group_invoice').selectAll().where('group_no', '=', groupNo).executeTakeFirst();

/** Won recorded as transfers for an invoice, in a query of `group_invoice`. */
export const received = sql<number>`(select coalesce(sum(paid_amount), 0)::integer from payment
  where payment.application_no = group_invoice.group_no and payment.pay_method = 'transfer')`;

/** Locks a group's invoice in one of these states, after the group's application. */
export const lockInvoice = (
  db: Queries,
  groupNo: number,
  states: readonly InvoiceStatus[],
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('group_invoice')
    .selectAll()
    .where('group_no', '=', groupNo)
    .where('status', 'in', states)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks a group's open invoice, after the group's application. */
export const lockOpenInvoice = (db: Queries, groupNo: number) => lockInvoice(db, groupNo, ['OPEN']);

/** Finds a member's current allowance to pay by invoice. Callers that decide on it have locked the member's row. */
export const findAllowance = (db: Queries, memberNo: number): Promise<AllowanceRow | undefined> =>
  db
    .selectFrom('invoice_allowance')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('status', '=', 'ALLOWED')
    .executeTakeFirst();

/** Won that a member owes on open invoices, and the first group with an overdue one. */
export async function openInvoicesOf(
  memberNo: number,
  { db, now }: { db: Queries; now: Date },
): Promise<{ owed: number; overdueGroupNo: number | null }> {
  return db
    .selectFrom('group_invoice')
    .innerJoin('application', 'application.application_no', 'group_invoice.group_no')
    .select([
      sql<number>`coalesce(sum(group_invoice.amount), 0)::integer`.as('owed'),
      sql<number | null>`min(group_no) filter (where group_invoice.due_at <= ${bankReadUntil(now)})`.as(
        'overdueGroupNo',
      ),
    ])
    .where('application.member_no', '=', memberNo)
    .where('group_invoice.status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
}

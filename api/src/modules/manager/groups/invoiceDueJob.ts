import { addDays, seoulDay } from '@portal/shared/time';
import { DAY_MS, MINUTE_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { hasUnaccepted } from '../../../enrolment/group/store.ts';
import { notifyInvoiceDue, notifyInvoiceOverdue } from '../../../enrolment/invoice/notices.ts';
import { isOverdue } from '../../../enrolment/invoice/present.ts';
import { lockOpenInvoice } from '../../../enrolment/invoice/store.ts';
import { isNotCalledOff } from '../../../enrolment/offering/seats.ts';
import { bankReadUntil } from '../../../money/bankRead.ts';
import type { Job } from '../../../pipeline/job.ts';

/** Days before the due day on which the employer is notified, unless the invoice was issued then. */
const DAYS_BEFORE = 3;

/** Notifies employers, once each and in the daytime, that an invoice is due soon and that it is overdue. */
export const invoiceDueJob: Job = {
  name: 'invoice-due',
  everySeconds: 5 * MINUTE_SECONDS,
  async run({ db, now: clock }) {
    if (isNight(clock())) return;
    for (const groupNo of await listDue(db, clock())) {
      const now = clock();
      await inTransaction(db, (transaction) => notify(groupNo, { db: transaction, now }));
    }
  },
};

/** Open invoices that are due soon or overdue, and have not been notified of that. */
async function listDue(db: Queries, now: Date): Promise<number[]> {
  const near = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
  const rows = await db
    .selectFrom('group_invoice')
    .select('group_no')
    .where('status', '=', 'OPEN')
    .where(({ or, and, eb }) =>
      or([
        and([eb('due_at', '<=', near), eb('due_at', '>', now), eb('due_told_at', 'is', null)]),
        and([eb('due_at', '<=', bankReadUntil(now)), eb('overdue_told_at', 'is', null)]),
      ]),
    )
    .orderBy('invoice_no')
    .execute();
  return rows.map(({ group_no }) => group_no);
}

async function notify(groupNo: number, context: { db: Queries; now: Date }): Promise<void> {
  const { db, now } = context;
  const application = await lockApplication(db, groupNo);
  const invoice = application && (await lockOpenInvoice(db, groupNo));
  if (!invoice || !(await isNotCalledOff(db, application))) return;
  const isOver = isOverdue(invoice, now);
  await db
    .updateTable('group_invoice')
    .set(isOver ? { overdue_told_at: now } : { due_told_at: now })
    .where('invoice_no', '=', invoice.invoice_no)
    .execute();
  if (isOver) {
    const mayLoseSeats = acceptUntil(application) > now && (await hasUnaccepted(db, groupNo));
    await notifyInvoiceOverdue({ application, invoice, mayLoseSeats }, context);
    return;
  }
  // An invoice issued the day before has just named its due day.
  if (seoulDay(invoice.issued_at) < addDays(seoulDay(now), -1))
    await notifyInvoiceDue({ application, invoice }, context);
}

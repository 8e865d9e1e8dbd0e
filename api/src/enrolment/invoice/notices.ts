import type { Selectable } from 'kysely';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { raiseNotice } from '../../notices/raiseNotice.ts';
import { applicationValues, occasionValues } from '../applicationValues.ts';
import type { MoneyContext } from '../context.ts';
import { currentTerms } from '../offering/occasion.ts';
import { invoiceNumber } from './present.ts';

interface OfInvoice {
  /** The group's application. */
  application: Selectable<ApplicationTable>;
  invoice: InvoiceRow;
}
type Context = Pick<MoneyContext, 'db' | 'now'>;

const valuesOf = ({ application, invoice }: OfInvoice) => ({
  ...applicationValues(application),
  number: invoiceNumber(invoice),
  amount: invoice.amount,
  dueAt: invoice.due_at,
});

/** Notifies of a group reserved by invoice. */
export async function notifyInvoiced({ application, invoice }: OfInvoice, context: Context): Promise<void> {
  const values = { ...valuesOf({ application, invoice }), ...occasionValues(currentTerms(application)) };
  const { member_no: memberNo } = application;
  await raiseNotice({ event: 'invoiceIssued', memberNo, subjectNo: invoice.invoice_no, values }, context);
}

/** Notifies that the due date of an invoice is near. */
export async function notifyInvoiceDue({ application, invoice }: OfInvoice, context: Context): Promise<void> {
  const values = valuesOf({ application, invoice });
  const { member_no: memberNo } = application;
  await raiseNotice({ event: 'invoiceDueSoon', memberNo, subjectNo: invoice.invoice_no, values }, context);
}

/** Notifies that the due date of an invoice has passed, with the consequence for seats that can still be accepted. */
export async function notifyInvoiceOverdue(
  { application, invoice, mayLoseSeats }: OfInvoice & { mayLoseSeats: boolean },
  context: Context,
): Promise<void> {
  const values = { ...valuesOf({ application, invoice }), mayLoseSeats };
  const { member_no: memberNo } = application;
  await raiseNotice({ event: 'invoiceOverdue', memberNo, subjectNo: invoice.invoice_no, values }, context);
}

/** Notifies that the transfer for an invoice has arrived. */
export async function notifyInvoicePaid({ application, invoice }: OfInvoice, context: Context): Promise<void> {
  const values = valuesOf({ application, invoice });
  const { member_no: memberNo } = application;
  await raiseNotice({ event: 'invoicePaid', memberNo, subjectNo: invoice.invoice_no, values }, context);
}

/** Notifies that the office has cancelled unaccepted seats. */
export async function notifySeatsCancelled(
  { application, invoice, people, isReduced }: OfInvoice & { people: number; isReduced: boolean },
  context: Context,
): Promise<void> {
  const values = { ...valuesOf({ application, invoice }), people, isReduced };
  const { member_no: memberNo } = application;
  await raiseNotice({ event: 'invoiceSeatsCancelled', memberNo, subjectNo: invoice.invoice_no, values }, context);
}

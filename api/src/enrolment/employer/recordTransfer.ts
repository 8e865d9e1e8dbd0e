import type { Selectable } from 'kysely';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { moveApplication } from '../application/move.ts';
import type { MoneyContext } from '../context.ts';
import { moveInvoice } from '../invoice/moveInvoice.ts';
import { notifyInvoicePaid } from '../invoice/notices.ts';
import { insertTransfer, lockPayment } from '../payment/store.ts';
import { owePayment, oweSurplus } from '../refund/requests.ts';

interface Transfer {
  /** Of the group, locked, and the invoice behind it. */
  application: Selectable<ApplicationTable>;
  invoice: InvoiceRow;
  /** Won that came: not less than is owed. */
  amount: number;
  /** Of the bank's line. */
  day: string;
}

/**
 * The money for an invoice has come: it is a payment like others from then on, with refunds and receipts. What is more
 * than was owed goes back.
 */
export async function recordTransfer({ application, invoice, amount, day }: Transfer, context: MoneyContext) {
  const { db, now } = context;
  const { application_no: applicationNo, member_no: memberNo } = application;
  const paymentNo = await insertTransfer(db, { applicationNo, memberNo, asked: invoice.amount, paid: amount, now });
  await moveInvoice(invoice, { event: 'paid', by: 'staff', paymentNo, day }, context);
  const moved = await moveApplication(application, { event: 'invoicePaid', by: 'staff', paymentNo }, context);
  if (!moved) throw new Error(`application ${applicationNo} takes no transfer`);
  await notifyInvoicePaid({ application, invoice }, context);
  const payment = await lockPayment(db, paymentNo);
  if (payment && amount > invoice.amount) await oweSurplus({ payment, amount: amount - invoice.amount }, context);
}

/** Money has come for an invoice that was paid or cancelled: all of it goes back, to an account that is asked for. */
export async function returnTransfer(
  { application, amount }: Pick<Transfer, 'application' | 'amount'>,
  context: MoneyContext,
): Promise<void> {
  const { application_no: applicationNo, member_no: memberNo } = application;
  const transfer = { applicationNo, memberNo, asked: amount, paid: amount, now: context.now };
  await owePayment(await insertTransfer(context.db, transfer), context);
}

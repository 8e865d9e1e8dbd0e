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
  /** The group's application, locked, with the invoice after it. */
  application: Selectable<ApplicationTable>;
  invoice: InvoiceRow;
  /** Won received, at least the debt. */
  amount: number;
  /** Date of the bank line. */
  day: string;
}

/**
 * Records the transfer for an invoice as a payment like any other, with refunds and receipts. A surplus is refunded.
 */
export async function recordTransfer({ application, invoice, amount, day }: Transfer, context: MoneyContext) {
  const { db, now } = context;
  const { application_no: applicationNo, member_no: memberNo } = application;
  const paymentNo = await insertTransfer(db, {
    applicationNo,
    memberNo,
    asked: invoice.amount,
    paid: amount,
    day,
    now,
  });
  await moveInvoice(invoice, { event: 'paid', by: 'staff', paymentNo, day }, context);
  const moved = await moveApplication(application, { event: 'invoicePaid', by: 'staff', paymentNo }, context);
  if (!moved) throw new Error(`application ${applicationNo} takes no transfer`);
  await notifyInvoicePaid({ application, invoice }, context);
  const payment = await lockPayment(db, paymentNo);
  if (payment && amount > invoice.amount) await oweSurplus({ payment, amount: amount - invoice.amount }, context);
}

/**
 * Records money for a paid or cancelled invoice: all of it is refunded, to an account that the employer has to name.
 */
export async function returnTransfer(
  { application, amount, day }: Pick<Transfer, 'application' | 'amount' | 'day'>,
  context: MoneyContext,
): Promise<void> {
  const { application_no: applicationNo, member_no: memberNo } = application;
  const transfer = { applicationNo, memberNo, asked: amount, paid: amount, day, now: context.now };
  await owePayment(await insertTransfer(context.db, transfer), context);
}

import { writeTransition } from '../../aggregates/writeTransition.ts';
import type { InvoiceRow } from '../../database/types/tables/invoice.ts';
import { invoiceLifecycle, type InvoiceEvent } from '../../lifecycles/invoice.ts';
import { transition, type Actor } from '../../lifecycles/lifecycle.ts';
import type { MoneyContext } from '../context.ts';

type Move =
  | { event: Extract<InvoiceEvent, 'lower'>; by: Extract<Actor, 'member' | 'staff'>; amount: number }
  | { event: Extract<InvoiceEvent, 'paid'>; by: 'staff'; paymentNo: number; day: string }
  | { event: Extract<InvoiceEvent, 'callOff' | 'writeOff'>; by: 'staff' };

/** The only function that changes an invoice after it was issued; the caller has locked it. */
export async function moveInvoice(
  invoice: InvoiceRow,
  move: Move,
  { db, now, log }: Pick<MoneyContext, 'db' | 'now' | 'log'>,
): Promise<InvoiceRow> {
  const { event, by } = move;
  const left = event === 'lower' ? invoice.amount - move.amount : invoice.amount;
  const line = await transition(invoiceLifecycle, { from: invoice.status, event, by }, () => left === 0, log, {
    invoiceNo: invoice.invoice_no,
  });
  if (!line) throw new Error(`invoice ${invoice.invoice_no} cannot ${event}`);
  return writeTransition(db, 'group_invoice', {
    no: invoice.invoice_no,
    from: invoice.status,
    to: line.to,
    columns: {
      amount: left,
      ended_at: line.to === 'OPEN' ? null : now,
      ...(move.event === 'paid' && { payment_no: move.paymentNo, deposited_on: move.day }),
    },
  });
}

import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, day, integer, rowNumber, won } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** 청구서: debt of an employer for the seats of a group, if the office allows paying later. */

const member = memberCalls('/api/home/manager');

export const INVOICE_STATUS_NAMES = {
  OPEN: '입금 대기',
  PAID: '입금 완료',
  CANCELLED: '청구 취소',
  WRITTEN_OFF: '미수 종결',
} as const;
/**
 * Status of an invoice. CANCELLED: all seats were cancelled before payment, or the offering was called off.
 * WRITTEN_OFF: payment is no longer expected; a late one still settles it.
 */
export type InvoiceStatus = keyof typeof INVOICE_STATUS_NAMES;

const invoiceStatus = wordOf(INVOICE_STATUS_NAMES);

/** Fields of every view of an invoice. */
export const invoiceEntries = {
  invoiceNo: integer,
  /** Printed number, `2026-000012`. */
  number: v.string(),
  status: invoiceStatus,
  statusName: v.string(),
  /** Owed sum, or the one that was paid. `issuedAmount`: original sum before seats were cancelled. */
  amount: won,
  issuedAmount: won,
  issuedAt: dateTime,
  /** End of the due day. */
  dueAt: dateTime,
  /** True if it is open and past its due day. */
  isOverdue: v.boolean(),
  /** Day of the transfer; null before. */
  paidOn: v.nullable(day),
};

export const groupInvoice = v.object(invoiceEntries);

export const getMapInvoiceAllowance = member.get('getMapInvoiceAllowance', {
  summary: 'Whether the member may pay groups on an invoice, for which business and how much now; null where not',
  input: v.object({}),
  entity: v.nullable(
    v.object({
      /** Ten digits. */
      businessNumber: v.string(),
      businessName: v.string(),
      /** Maximum debt of all open invoices in won. `left`: what remains of it. */
      limit: won,
      left: won,
      /** Last day for reservations on an invoice. */
      untilDay: day,
      /** Group whose overdue invoice allows no further one; null without. Absent from older APIs. */
      overdueGroupNo: v.optional(v.nullable(integer)),
    }),
  ),
});

export const downloadInvoice = member.get('downloadInvoice', {
  alsoPost: true,
  answer: 'file',
  summary: "The invoice of one of the member's own groups as it stands now, as a PDF file",
  input: v.object({ groupNo: rowNumber }),
  entity: v.null(),
});

import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, day, integer, rowNumber, won } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** 청구서: what an employer owes for the seats of a group, where the office allows to pay later. */

const member = memberCalls('/api/home/manager');

export const INVOICE_STATUS_NAMES = {
  OPEN: '입금 대기',
  PAID: '입금 완료',
  CANCELLED: '청구 취소',
  WRITTEN_OFF: '미수 종결',
} as const;
/**
 * Where an invoice stands. CANCELLED: all seats were cancelled before it was paid, or it was called off. WRITTEN_OFF:
 * the office no longer counts on the money; what comes after all pays it.
 */
export type InvoiceStatus = keyof typeof INVOICE_STATUS_NAMES;

const invoiceStatus = wordOf(INVOICE_STATUS_NAMES);

/** What every view of an invoice carries. */
export const invoiceEntries = {
  invoiceNo: integer,
  /** As its paper says it, `2026-000012`. */
  number: v.string(),
  status: invoiceStatus,
  statusName: v.string(),
  /** What is owed now, or was when it was paid; and what it began with, before seats were cancelled. */
  amount: won,
  issuedAmount: won,
  issuedAt: dateTime,
  /** The end of the day until which it is to be paid. */
  dueAt: dateTime,
  /** Whether it is open and its day is over. */
  isOverdue: v.boolean(),
  /** The day of the transfer; null before. */
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
      /** Won: of all open invoices together, and what is left of it. */
      limit: won,
      left: won,
      /** The last day on which groups can be reserved so. */
      untilDay: day,
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

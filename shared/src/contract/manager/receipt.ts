import * as v from 'valibot';
import { businessNameRule, businessNumberRule } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, numberText, rowNumber, won } from '../base/fields.ts';
import { wordOf, type AsRead } from '../base/words.ts';

/** 영수증 (납입증명서): numbered receipt for a payment or a refund. */

const member = memberCalls('/api/home/manager');

/** Subject of a receipt: a payment, its refund, a certificate fee, or its return. */
export const RECEIPT_KIND_NAMES = {
  PAYMENT: '영수증',
  REFUND: '환불 영수증',
  FEE: '영수증',
  FEE_RETURN: '환불 영수증',
} as const;
export type ReceiptKind = keyof typeof RECEIPT_KIND_NAMES;

export const RECIPIENT_NAMES = { PERSON: '개인', BUSINESS: '사업자' } as const;
/** Name on a receipt: the member's or that of a business. */
export type Recipient = keyof typeof RECIPIENT_NAMES;

const subject = {
  kind: wordOf(RECEIPT_KIND_NAMES),
  kindName: v.string(),
  /** Number of the payment, the refund or the certificate. */
  subjectNo: integer,
  /** Paid item. */
  what: v.string(),
  /** Payment or refund method. */
  method: v.string(),
  amount: won,
  /** Won exempt from value-added tax. Absent from older APIs. */
  taxFreeAmount: v.optional(won),
  /** Refunded won of a payment; 0 for a refund. */
  refunded: won,
  /** Time of the payment or refund. */
  at: dateTime,
};

const recipient = {
  recipient: wordOf(RECIPIENT_NAMES),
  recipientName: v.string(),
  /** Ten digits; empty for a person. */
  businessNumber: v.string(),
};

const receiptDocument = v.object({
  ...subject,
  ...recipient,
  /** `2026-4-48150-92361`, for a refund `2026-5-…`; the certificate verification accepts it too. */
  number: v.string(),
  /** Applicant, printed in addition to the name of a business. */
  name: v.string(),
  issuedAt: dateTime,
});
/** Receipt as read by a browser. */
export type ReceiptDocument = AsRead<v.InferOutput<typeof receiptDocument>>;

const issuedReceipt = v.object({
  ...recipient,
  number: v.string(),
  issuedAt: dateTime,
  /** Time of replacement by a receipt in another name, which invalidated this one. */
  replacedAt: v.nullable(dateTime),
});

const receipts = v.object({
  /** Recipient of the member's newest receipt; the member's own name if there is none yet. */
  recipient: v.object(recipient),
  receipts: v.array(
    v.object({
      ...subject,
      /** Newest first: the first one is valid unless it was replaced. */
      issued: v.array(issuedReceipt),
    }),
  ),
});
/** Receipts as read by a browser. */
export type Receipts = AsRead<v.InferOutput<typeof receipts>>;

const ownPayment = v.object({
  /** Paid application, of the member alone or of a group; null for a certificate. */
  userExaminationNo: v.nullable(integer),
  /** Certificate whose fee was paid; null for an application. */
  certificateNo: v.nullable(integer),
  /** Paid item. */
  what: v.string(),
  method: v.string(),
  amount: won,
  /** Refunded won, 0 if none. */
  refunded: won,
  /** Refunds under way, together; null if none. Absent from older APIs. */
  refunding: v.optional(v.nullable(v.object({ amount: won, statusName: v.string() }))),
  at: dateTime,
  /** Page of the application, or of the certificates. */
  path: v.string(),
});
/** Payment as read by a browser. */
export type OwnPayment = AsRead<v.InferOutput<typeof ownPayment>>;

export const getListBoxPayment = member.get('getListBoxPayment', {
  summary: "The member's payments and certificate fees, newest first",
  input: v.object(paging),
  entity: listOf(ownPayment),
});

export const getMapReceipts = member.get('getMapReceipts', {
  summary: "What there are receipts for, of one of the member's own applications or certificates",
  input: v.object({ userExaminationNo: v.optional(rowNumber), certificateNo: v.optional(rowNumber) }),
  entity: receipts,
});

export const postMapReceipt = member.post('postMapReceipt', {
  unanswered: null,
  summary: 'A receipt in the name of a person or a business; for the same name it keeps its number',
  input: v.object({
    kind: wordOf(RECEIPT_KIND_NAMES),
    subjectNo: rowNumber,
    recipient: wordOf(RECIPIENT_NAMES),
    /** Both are required for a business and ignored for a person. */
    businessNumber: v.optional(businessNumberRule),
    businessName: v.optional(businessNameRule),
  }),
  entity: receiptDocument,
});

/** Anyone with the number can look up its holder, so that it must not be part of a URL. */
export const downloadReceipt = member.get('downloadReceipt', {
  alsoPost: true,
  answer: 'file',
  summary: "One of the member's own receipts, as a PDF file",
  input: v.object({ number: numberText(30) }),
  entity: v.null(),
});

import * as v from 'valibot';
import { businessNameRule, businessNumberRule } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, integer, numberText, rowNumber, won } from '../base/fields.ts';
import { wordOf, type AsRead } from '../base/words.ts';

/** 영수증 (납입증명서): a numbered paper for every payment and for every refund. */

const member = memberCalls('/api/home/manager');

/** What a receipt is for: a payment and a refund of it, or a certificate's fee and its return. */
export const RECEIPT_KIND_NAMES = {
  PAYMENT: '영수증',
  REFUND: '환불 영수증',
  FEE: '영수증',
  FEE_RETURN: '환불 영수증',
} as const;
export type ReceiptKind = keyof typeof RECEIPT_KIND_NAMES;

export const RECIPIENT_NAMES = { PERSON: '개인', BUSINESS: '사업자' } as const;
/** In whose name a receipt is: the member's, or that of a business. */
export type Recipient = keyof typeof RECIPIENT_NAMES;

const subject = {
  kind: wordOf(RECEIPT_KIND_NAMES),
  kindName: v.string(),
  /** The number of the payment, of the refund or of the certificate. */
  subjectNo: integer,
  /** What it was paid for. */
  what: v.string(),
  /** How it was paid, or went back. */
  method: v.string(),
  amount: won,
  /** Won of it without value-added tax; missing in the answer of an API of another day. */
  taxFreeAmount: v.optional(won),
  /** Won of it that have gone back; 0 on the receipt of a refund. */
  refunded: won,
  /** When it was paid, or went back. */
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
  /** `2026-4-48150-92361`, of a refund `2026-5-…`; the check of certificates takes it too. */
  number: v.string(),
  /** Who applied; beside the name of a business. */
  name: v.string(),
  issuedAt: dateTime,
});
/** As a browser reads it. */
export type ReceiptDocument = AsRead<v.InferOutput<typeof receiptDocument>>;

const issuedReceipt = v.object({
  ...recipient,
  number: v.string(),
  issuedAt: dateTime,
  /** When one in another name took its place: it proves nothing since. */
  replacedAt: v.nullable(dateTime),
});

const receipts = v.object({
  /** The recipient of the member's newest receipt; the member's own name before the first. */
  recipient: v.object(recipient),
  receipts: v.array(
    v.object({
      ...subject,
      /** Newest first: the first one holds, unless it was replaced. */
      issued: v.array(issuedReceipt),
    }),
  ),
});
/** As a browser reads it. */
export type Receipts = AsRead<v.InferOutput<typeof receipts>>;

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
    /** Both are demanded for a business, and ignored for a person. */
    businessNumber: v.optional(businessNumberRule),
    businessName: v.optional(businessNameRule),
  }),
  entity: receiptDocument,
});

/** Whoever has the number can look its holder up, so that it stands in no URL. */
export const downloadReceipt = member.get('downloadReceipt', {
  alsoPost: true,
  answer: 'file',
  summary: "One of the member's own receipts, as a PDF file",
  input: v.object({ number: numberText(30) }),
  entity: v.null(),
});

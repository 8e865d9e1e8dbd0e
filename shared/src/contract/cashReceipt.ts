import * as v from 'valibot';
import { cashReceiptNumberRules, storableNumber } from '../rules/index.ts';
import { memberCalls } from './base/callsFor.ts';
import { dateTime, integer, rowNumber, won } from './base/fields.ts';
import { NOT_OFFERED, wordOf, type AsRead } from './base/words.ts';

/** 현금영수증: report to the tax office of a bank deposit or a certificate fee. */

const member = memberCalls('/api/payment/cashReceipt');

export const CASH_RECEIPT_TYPE_NAMES = { INCOME: '소득공제', EXPENSE: '지출증빙' } as const;
/** INCOME reduces a person's income tax; EXPENSE proves a business expense. */
export type CashReceiptType = keyof typeof CASH_RECEIPT_TYPE_NAMES;
export const cashReceiptType = wordOf(CASH_RECEIPT_TYPE_NAMES);

export const CASH_RECEIPT_STATUS_NAMES = {
  REQUESTED: '요청됨',
  ISSUING: '발급중',
  UNKNOWN: '발급확인중',
  ISSUED: '발급됨',
  FAILED: '발급실패',
  CANCELLING: '취소중',
  CANCEL_UNKNOWN: '취소확인중',
  CANCEL_FAILED: '취소실패',
  CANCELLED: '취소됨',
  RETRACTED: '요청취소',
} as const;
/** Status of a cash receipt since its request. */
export type CashReceiptStatus = keyof typeof CASH_RECEIPT_STATUS_NAMES;

export const cashReceiptStatus = wordOf(CASH_RECEIPT_STATUS_NAMES);

/** Days after the deposit within which the law allows requesting a cash receipt (record 0170). */
export const CASH_RECEIPT_DAYS = 5;

/** Recipient: a person by mobile phone or card number, or a business by its number; digits, with or without hyphens. */
export const cashReceiptForm = v.pipe(
  v.object({
    type: v.picklist(['INCOME', 'EXPENSE'], NOT_OFFERED),
    number: v.pipe(storableNumber(), v.maxLength(40, '번호를 정확히 입력해주세요.')),
  }),
  v.rawTransform(({ dataset, addIssue }) => {
    const { type, number } = dataset.value;
    const parsed = v.safeParse(cashReceiptNumberRules[type], number);
    if (parsed.success) return { type, number: parsed.output };
    const path = [{ type: 'object', origin: 'value', input: dataset.value, key: 'number', value: number }] as const;
    addIssue({ message: parsed.issues[0].message, path: [...path] });
    return { type, number };
  }),
);
export type CashReceiptForm = v.InferOutput<typeof cashReceiptForm>;

/** `retract`: cancels a receipt that was not issued. `correct`: replaces a number for which it could not be issued. */
const cashReceiptAction = v.picklist(['retract', 'correct']);

const cashReceipt = v.object({
  cashReceiptNo: integer,
  type: cashReceiptType,
  typeName: v.string(),
  /** Masked. */
  number: v.string(),
  status: cashReceiptStatus,
  statusName: v.string(),
  /** Won covered now, less cancelled sums. 0 until issued. */
  amount: won,
  /** URL of the receipt at the gateway; empty until issued. */
  url: v.string(),
  /** Number at the tax office; empty until issued. */
  issueNumber: v.string(),
  /** Reason of a failure with advice; empty if none. */
  reason: v.string(),
  allowedActions: v.array(cashReceiptAction),
});
/** Cash receipt as read by a browser. */
export type CashReceipt = AsRead<v.InferOutput<typeof cashReceipt>>;

/** Fields of a payment or certificate request about its cash receipt. Absent from older APIs. */
export const cashReceiptEntries = {
  /** Null if none was requested. */
  cashReceipt: v.optional(v.nullable(cashReceipt)),
  mayRequestCashReceipt: v.optional(v.boolean()),
  /** Deadline for requesting one; null before any payment and if none is possible. */
  cashReceiptUntil: v.optional(v.nullable(dateTime)),
};

export const requestCashReceipt = member.post('', {
  unanswered: '현금영수증이 신청되었는지 신청 상세에서 먼저 확인해주세요.',
  idempotent: true,
  summary:
    'Asks for the cash receipt of a payment by virtual account or of a certificate’s fee, or corrects the number of one that failed; entity is its number',
  input: v.object({
    /** Exactly one of the two. */
    paymentNo: v.optional(rowNumber),
    certificateNo: v.optional(rowNumber),
    cashReceipt: cashReceiptForm,
  }),
  entity: integer,
});

export const retractCashReceipt = member.post('retract', {
  summary: 'Takes back that a cash receipt was asked for, while none was issued; entity is the rows changed',
  input: v.object({ cashReceiptNo: rowNumber }),
  entity: integer,
});

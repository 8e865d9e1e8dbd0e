import * as v from 'valibot';
import { cashReceiptNumberRules, storableNumber } from '../rules/index.ts';
import { memberCalls } from './base/callsFor.ts';
import { dateTime, integer, rowNumber, won } from './base/fields.ts';
import { NOT_OFFERED, wordOf, type AsRead } from './base/words.ts';

/** 현금영수증: what the tax office gets to know of a deposit, and of the fee of a certificate. */

const member = memberCalls('/api/payment/cashReceipt');

export const CASH_RECEIPT_TYPE_NAMES = { INCOME: '소득공제', EXPENSE: '지출증빙' } as const;
/** Whether it lowers the tax of a person's income, or proves the expense of a business. */
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
/** Where a cash receipt stands, from when it was asked for. */
export type CashReceiptStatus = keyof typeof CASH_RECEIPT_STATUS_NAMES;

export const cashReceiptStatus = wordOf(CASH_RECEIPT_STATUS_NAMES);

/** Days behind the day on which the money came in which a cash receipt can be asked for: the law's (record 0170). */
export const CASH_RECEIPT_DAYS = 5;

/** For whom: a person by mobile phone or card, a business by its number; digits, typed with hyphens or without. */
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

/** `retract`: nothing was issued, and nothing is to be. `correct`: another number, since it was not issued for this. */
const cashReceiptAction = v.picklist(['retract', 'correct']);

const cashReceipt = v.object({
  cashReceiptNo: integer,
  type: cashReceiptType,
  typeName: v.string(),
  /** Masked. */
  number: v.string(),
  status: cashReceiptStatus,
  statusName: v.string(),
  /** Won that it is over now: what was cancelled of it is taken off. 0 until it is issued. */
  amount: won,
  /** The receipt at the gateway; empty until it is issued. */
  url: v.string(),
  /** The number under which the tax office has it; empty until it is issued. */
  issueNumber: v.string(),
  /** Why it has failed, and what to do; empty where it has not. */
  reason: v.string(),
  allowedActions: v.array(cashReceiptAction),
});
/** As a browser reads it. */
export type CashReceipt = AsRead<v.InferOutput<typeof cashReceipt>>;

/** What a payment, or a request for a certificate, says of its cash receipt; an API of another day says nothing. */
export const cashReceiptEntries = {
  /** null where none was asked for. */
  cashReceipt: v.optional(v.nullable(cashReceipt)),
  mayRequestCashReceipt: v.optional(v.boolean()),
  /** Until when one can be asked for; null while no money has come, and where none can be. */
  cashReceiptUntil: v.optional(v.nullable(dateTime)),
};

export const requestCashReceipt = member.post('', {
  unanswered: '현금영수증이 신청되었는지 신청 상세에서 먼저 확인해 주십시오.',
  idempotent: true,
  summary:
    'Asks for the cash receipt of a payment by virtual account or of a certificate’s fee, or corrects the number of one that failed; entity is its number',
  input: v.object({
    /** One of the two. */
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

import * as v from 'valibot';
import { businessNameRule, businessNumberRule } from '../../rules/index.ts';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, requiredText, rowNumber, won } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';
import { invoiceEntries } from '../manager/invoice.ts';
import { linkableMemberNo, outcome, reason, secondLook } from './fields.ts';

/** Invoices of employers, and their allowances to pay by invoice. */

const office = callsFor('money', '/api/office/invoices');

/** `overdue`: open, three working days past its due day. `open`: all unpaid ones. */
export const INVOICE_NEED_NAMES = { overdue: '기한 지남', open: '입금 대기', all: '전체' } as const;

export const officeInvoices = office.get('', {
  shows: { object: 'group_invoice', by: 'invoiceNo', purpose: '청구서 확인' },
  summary: 'Invoices of employers: those to be paid by their due day, or all of them, newest first',
  input: v.object({ ...paging, need: v.optional(wordOf(INVOICE_NEED_NAMES), 'open') }),
  entity: listOf(
    v.object({
      ...invoiceEntries,
      groupNo: integer,
      title: v.string(),
      day,
      businessName: v.string(),
      /** Employer's name, masked. */
      employer: v.string(),
      memberNo: linkableMemberNo,
      /** Seats without cancelled ones. */
      seats: integer,
      /** Seats accepted by their holders. */
      accepted: integer,
      /** Won recorded for it. Absent from older APIs. */
      received: v.optional(won),
      /** Seats that `cancelSeats` cancels, and won by which the invoice falls; else null. Absent from older APIs. */
      cancellation: v.optional(v.nullable(v.object({ seats: integer, amount: won }))),
      /** Pending second look at `writeOff`. Absent from older APIs. */
      secondLook: v.optional(secondLook, null),
      /** `returnMoney`: records and returns a payment for seats that were cancelled meanwhile. */
      allowedActions: v.array(v.picklist(['confirm', 'cancelSeats', 'writeOff', 'returnMoney'])),
    }),
  ),
});

/** Fields for confirming a transfer manually. */
export const confirmInvoiceRules = {
  day: v.pipe(v.string('입금일을 입력해주세요.'), v.nonEmpty('입금일을 입력해주세요.'), day),
  /** Received won; any surplus is returned. */
  amount: v.pipe(
    v.number('입금액을 입력해주세요.'),
    v.integer('입금액을 숫자로 입력해주세요.'),
    v.minValue(1, '입금액을 입력해주세요.'),
    v.maxValue(1_000_000_000, '입금액을 다시 확인해주세요.'),
  ),
  reason,
};

export const officeConfirmInvoice = office.post('confirm', {
  stepUp: 'always',
  idempotent: true,
  summary:
    'Records the transfer for an invoice that is open or written off, as the bank’s list has it, or, for one that was ' +
    'cancelled meanwhile, that goes back whole; much more than is owed takes the bank’s file. entity is the rows changed',
  input: v.object({ invoiceNo: rowNumber, ...confirmInvoiceRules }),
  entity: integer,
});

export const officeCancelInvoiceSeats = office.post('cancelSeats', {
  stepUp: 'always',
  idempotent: true,
  summary:
    'Cancels the seats of an overdue invoice that nobody has accepted, by the refund windows; entity is how many',
  input: v.object({ invoiceNo: rowNumber, reason }),
  entity: integer,
});

export const officeWriteOffInvoice = office.post('writeOff', {
  stepUp: 'always',
  idempotent: true,
  summary:
    'Ends waiting for the money of an overdue invoice once its course or exam has begun; takes two employees. The ' +
    'allowance of its employer ends',
  input: v.object({ invoiceNo: rowNumber, reason }),
  entity: outcome,
});

export const ALLOWANCE_STATUS_NAMES = { ASKED: '확인 대기', ALLOWED: '허용', ENDED: '끝남' } as const;
/** ASKED: waits for confirmation by a second employee. */
export type AllowanceStatus = keyof typeof ALLOWANCE_STATUS_NAMES;

export const officeInvoiceAllowances = office.get('allowances', {
  shows: { object: 'invoice_allowance', by: 'allowanceNo', purpose: '후불 허용 확인' },
  summary: 'Who may pay on an invoice, what waits for a second employee first, then the newest',
  input: v.object(paging),
  entity: listOf(
    v.object({
      allowanceNo: integer,
      /** Masked. */
      userId: v.string(),
      employer: v.string(),
      memberNo: linkableMemberNo,
      businessNumber: v.string(),
      businessName: v.string(),
      limit: won,
      /** Won owed on open invoices now. */
      owed: won,
      untilDay: day,
      status: wordOf(ALLOWANCE_STATUS_NAMES),
      statusName: v.string(),
      /** Employee who allowed it, and the time. */
      allowedBy: v.string(),
      allowedAt: dateTime,
      secondLook,
      allowedActions: v.array(v.picklist(['confirm', 'end'])),
    }),
  ),
});

/** Maximum debt of one employer, in won. */
const MAX_ALLOWANCE_WON = 50_000_000;

/** Fields for granting an allowance. */
export const allowanceRules = {
  userId: requiredText(50, '회원의 아이디를 입력해주세요.'),
  businessNumber: businessNumberRule,
  businessName: businessNameRule,
  limit: v.pipe(
    v.number('한도를 입력해주세요.'),
    v.integer('한도를 숫자로 입력해주세요.'),
    v.minValue(1, '한도를 입력해주세요.'),
    v.maxValue(MAX_ALLOWANCE_WON, '한도를 5천만 원 이하로 입력해주세요.'),
  ),
  untilDay: v.pipe(v.string('마지막 날을 입력해주세요.'), v.nonEmpty('마지막 날을 입력해주세요.'), day),
  reason,
};

export const officeAllowInvoices = office.post('allow', {
  stepUp: 'always',
  idempotent: true,
  summary:
    'Lets an employer pay on an invoice until a day, up to a sum; over the limit the first time takes two employees. ' +
    'The former allowance of the member ends',
  input: v.object(allowanceRules),
  entity: outcome,
});

export const officeConfirmAllowance = office.post('allowances/confirm', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Confirms, as the second employee, what a first one has asked to allow',
  input: v.object({ allowanceNo: rowNumber, reason }),
  entity: outcome,
});

export const officeEndAllowance = office.post('allowances/end', {
  idempotent: true,
  summary: 'Ends an allowance, or what was asked for; invoices that are open stay. entity is the rows changed',
  input: v.object({ allowanceNo: rowNumber, reason }),
  entity: integer,
});

import * as v from 'valibot';
import { businessNameRule, businessNumberRule, emailRule, personNameRule } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, day, integer, requiredText, rowNumber } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** 계산서: report to the tax office about the payment of a group, which is exempt from VAT. */

const member = memberCalls('/api/home/manager');

export const BILL_STATUS_NAMES = { WAITING: '발급 대기', ISSUED: '발급됨', RETRACTED: '신청 취소' } as const;
/** Status of a bill, which the office issues through the tax office. */
export type BillStatus = keyof typeof BILL_STATUS_NAMES;

export const BILL_KIND_NAMES = { ORIGINAL: '계산서', CORRECTION: '수정계산서' } as const;
/** CORRECTION: difference since the original was issued, usually negative. */
export type BillKind = keyof typeof BILL_KIND_NAMES;

/** Won; negative for a correction. */
export const signedWon = v.pipe(v.number(), v.integer());

/** Recipient, with the fields of the tax office's form. */
export const billRules = {
  businessNumber: businessNumberRule,
  businessName: businessNameRule,
  representative: personNameRule,
  address: requiredText(200, '사업장 주소를 입력해주세요.'),
  businessType: requiredText(40, '업태를 입력해주세요.'),
  businessItem: requiredText(40, '종목을 입력해주세요.'),
  email: emailRule,
};

/** Fields of every view of a bill. */
export const billEntries = {
  billNo: integer,
  kind: wordOf(BILL_KIND_NAMES),
  kindName: v.string(),
  status: wordOf(BILL_STATUS_NAMES),
  statusName: v.string(),
  amount: signedWon,
  /** 작성일자. */
  writtenOn: day,
  /** Approval number of the tax office; empty until issued. */
  approvalNumber: v.string(),
  issuedAt: v.nullable(dateTime),
};

/** Bills of a group. Absent from older APIs. */
export const groupBills = {
  /** Newest first, without retracted ones. */
  bills: v.optional(v.array(v.object(billEntries))),
  mayRequestBill: v.optional(v.boolean()),
  /** True until a bill is issued. */
  mayRetractBill: v.optional(v.boolean()),
};

export const requestBill = member.post('requestBill', {
  unanswered: '계산서 신청이 되었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary:
    'Asks for the bill (계산서) of one of the member’s own groups, or changes for whom while it is not issued; entity is its number',
  input: v.object({ groupNo: rowNumber, ...billRules }),
  entity: integer,
});

export const retractBill = member.post('retractBill', {
  unanswered: '계산서 신청이 취소되었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Takes back that a bill was asked for, while it is not issued; entity is the rows changed',
  input: v.object({ groupNo: rowNumber }),
  entity: integer,
});

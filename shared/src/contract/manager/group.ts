import * as v from 'valibot';
import { businessNameRule, businessNumberRule } from '../../rules/index.ts';
import { applyConsents } from '../applyConsent.ts';
import { memberCalls } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, oneOf, percentage, rowNumber, text, won } from '../base/fields.ts';
import { paidBy, paymentStatus } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { cashReceiptEntries } from '../cashReceipt.ts';
import { namedAccount, refund } from './application.ts';
import { groupBills } from './bill.ts';
import { groupOccasion } from './groupOccasion.ts';
import { groupPerson, groupSeat, MAX_GROUP_SEATS } from './groupSeat.ts';
import { groupInvoice } from './invoice.ts';
import { lineOf } from './line.ts';
import { refundTerms } from './offering.ts';

/** A group: seats that an employer reserves and pays for employees. */

const member = memberCalls('/api/home/manager');

export const GROUP_STATUS_NAMES = {
  SUBMITTED: '결제대기',
  INVOICED: '후불 입금대기',
  PAID: '결제완료',
  CLOSED: '종료',
} as const;

/**
 * Status of a group. INVOICED: reserved on an invoice that is not paid yet. CLOSED: not paid in time, cancelled, called
 * off, or over.
 */
export type GroupStatus = keyof typeof GROUP_STATUS_NAMES;

export const groupStatus = wordOf(GROUP_STATUS_NAMES);

/**
 * `cancel`: returns all seats before payment. `cancelSeats`: a seat can be cancelled for a refund.
 * `listCompletions`: a participant who agreed to it has completed the course.
 */
export const groupAction = v.picklist([
  'pay',
  'cancel',
  'cancelSeats',
  'nameRefundAccount',
  'denyRefundAccount',
  'printReceipt',
  'listCompletions',
]);

const NO_PEOPLE = '함께 신청할 사람을 한 명 이상 입력해주세요.';

const SAME_PHONE = '같은 휴대폰 번호가 두 번 있습니다. 한 사람에 한 번호를 입력해주세요.';

/** Each person needs a separate phone, to which the link to the seat is sent. */
const people = v.pipe(
  v.array(groupPerson, NO_PEOPLE),
  v.minLength(1, NO_PEOPLE),
  v.maxLength(MAX_GROUP_SEATS, `한 번에 ${MAX_GROUP_SEATS}명까지 신청할 수 있습니다.`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    for (const [index, { userPhone }] of dataset.value.entries()) {
      if (seen.has(userPhone))
        addIssue({
          message: SAME_PHONE,
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: index, value: dataset.value[index] },
            { type: 'object', origin: 'value', input: { userPhone }, key: 'userPhone', value: userPhone },
          ],
        });
      seen.add(userPhone);
    }
  }),
);

/** Word or number of the kind; applications use the number. */
const kind = v.union(
  [
    v.picklist(['education', 'exam']),
    v.pipe(
      oneOf([1, 2]),
      v.transform((type) => (type === 1 ? 'education' : 'exam')),
    ),
  ],
  NOT_OFFERED,
);

export const postIntGroup = member.post('postIntGroup', {
  unanswered: '단체 신청이 되었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary:
    'Reserves a seat of a course or an exam for each person, all or none; entity is the groupNo. It is paid by ' +
    '`startPayment` with the userExaminationNo of `getMapGroup`',
  input: v.object({
    kind,
    /** The number of its kind is required. */
    ...lineOf,
    /** `termsVersion` shown to the employer; without it nothing is compared. */
    termsVersion: v.optional(text(32)),
    people,
    /** INVOICE: reserved now and paid later by transfer, for employers with an allowance (`getMapInvoiceAllowance`). */
    payBy: v.optional(v.picklist(['NOW', 'INVOICE'], NOT_OFFERED), 'NOW'),
    /** A member with a business may omit both: its name is used, without a number. */
    businessNumber: v.optional(businessNumberRule),
    businessName: v.optional(businessNameRule),
    consents: applyConsents,
  }),
  entity: integer,
});

/** Fields of every view of a group. */
const group = {
  groupNo: integer,
  /** Application that holds the payment, for `startPayment`, `patchIntRefundAccount` and the receipts. */
  userExaminationNo: integer,
  ...groupOccasion,
  status: groupStatus,
  /** For CLOSED it gives the reason: 결제기한만료, 취소완료 or 종료. */
  statusName: v.string(),
  allowedActions: v.array(groupAction),
  /** Price of one seat. `price`: price of all reserved seats. */
  seatPrice: won,
  price: won,
  applyDate: dateTime,
  /** Payment deadline; null unless status is SUBMITTED. */
  payDueAt: v.nullable(dateTime),
  /** Seats by status. `seats`: all of them. `requested`: waiting for the decision on a refund. */
  counts: v.object({
    seats: integer,
    reserved: integer,
    invited: integer,
    confirmed: integer,
    requested: integer,
    cancelled: integer,
  }),
};

export const getListBoxGroup = member.get('getListBoxGroup', {
  summary: "The member's own groups, newest first",
  input: v.object(paging),
  entity: listOf(v.object(group)),
});

/** Refund for cancelling one seat now. */
const refundQuote = v.object({
  percent: percentage,
  amount: won,
  /** False if it goes back by the payment method, and to the account only if that fails. Absent from older APIs. */
  toAccount: v.optional(v.boolean()),
});

const seatRefund = v.object({
  refundNo: integer,
  ...refund.entries,
  /** Seat that is refunded; null for a refund of all seats or of surplus money. */
  seatNo: v.nullable(integer),
});

export const getMapGroup = member.get('getMapGroup', {
  summary: "One of the member's own groups: its seats, who has accepted, and its money",
  input: v.object({ groupNo: rowNumber }),
  entity: v.object({
    ...group,
    /** Ten digits; empty if none was given. */
    businessNumber: v.string(),
    /** Active seats by position, then replaced ones. */
    seats: v.array(groupSeat),
    payment: v.nullable(
      v.object({
        paymentNo: integer,
        status: paymentStatus,
        statusName: v.string(),
        payMethod: paidBy,
        payMethodName: v.string(),
        amount: won,
        paidAt: v.nullable(dateTime),
        virtualAccount: v.nullable(
          v.object({ bank: v.string(), account: v.string(), holder: v.string(), dueAt: dateTime }),
        ),
        ...cashReceiptEntries,
      }),
    ),
    /** Null if not paid on an invoice. Absent from older APIs. */
    invoice: v.optional(v.nullable(groupInvoice)),
    ...groupBills,
    /** Newest first. */
    refunds: v.array(seatRefund),
    /** Won waiting for an account from `patchIntRefundAccount`; 0 if none. */
    amountAwaitingAccount: won,
    /** Accounts named by employees, which `patchIntRefundAccountDeny` rejects. */
    namedAccounts: v.array(namedAccount),
    /** Both refund windows that the employer agreed to. */
    terms: refundTerms,
    /** Null if no seat can be cancelled for a refund now. */
    refundQuote: v.nullable(refundQuote),
  }),
});

export const patchIntGroupCancel = member.patch('patchIntGroupCancel', {
  unanswered: '취소가 접수되었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Gives all seats of a group back that is not paid, or that was free; entity is the rows changed',
  input: v.object({ groupNo: rowNumber }),
  entity: integer,
});

export const postMapGroupCompletions = member.post('postMapGroupCompletions', {
  unanswered: null,
  summary:
    "The completions of a group's people who have agreed to it, for the employer's file: anybody checks a number by " +
    '`getMapCertificate`',
  input: v.object({ groupNo: rowNumber }),
  entity: v.object({
    completions: v.array(
      v.object({
        seatNo: integer,
        position: integer,
        /** Name on the completion. */
        name: v.string(),
        number: v.string(),
        issuedAt: dateTime,
      }),
    ),
  }),
});

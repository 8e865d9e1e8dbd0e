import * as v from 'valibot';
import { refundAccountRules } from '../../rules/index.ts';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, rowNumber, won } from '../base/fields.ts';
import { refundStatus } from '../base/statuses.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { linkableMemberNo, optionalReason, outcome, reason, secondLook } from './fields.ts';

/** Refunds that need an employee. */

const office = callsFor('money', '/api/office/refunds');

/**
 * Pending step of a refund: a retry, an account, a manual transfer, or a result that the gateway has not returned for
 * over an hour.
 */
export const refundNeed = v.picklist(['failed', 'account', 'transfer', 'unsettled'], NOT_OFFERED);
export type RefundNeed = v.InferOutput<typeof refundNeed>;

export const officeRefunds = office.get('', {
  shows: { object: 'refund', by: 'refundNo', purpose: '환불 처리' },
  summary:
    'Refunds that need an employee, oldest first: failed ones, those without an account, bank transfers, and those of which nobody has known for an hour how they went',
  input: v.object({ ...paging, need: v.optional(refundNeed) }),
  entity: listOf(
    v.object({
      refundNo: integer,
      userExaminationNo: integer,
      title: v.string(),
      applicant: v.string(),
      memberNo: linkableMemberNo,
      status: refundStatus,
      statusName: v.string(),
      need: refundNeed,
      /** Reason of the failure in words; empty if none. */
      failureName: v.string(),
      causeName: v.string(),
      amount: won,
      requestedAt: dateTime,
      /** End of the days in which members are promised a refund; null without an account. Absent from older APIs. */
      dueAt: v.optional(v.nullable(dateTime)),
      isOverdue: v.optional(v.boolean()),
      bank: v.string(),
      accountName: v.string(),
      /** Masked. */
      account: v.string(),
      /** Earliest payment to an account that an employee named; null if payable now. */
      payableFrom: v.nullable(dateTime),
      /** Time at which the member rejected an account named by an employee; null if not rejected. */
      deniedAt: v.nullable(dateTime),
      secondLook,
    }),
  ),
});

export const officeRefundAccount = office.post('account', {
  stepUp: 'always',
  unanswered: null,
  summary: 'The account of a bank transfer in clear; each view is in the audit log',
  input: v.object({ refundNo: rowNumber, reason }),
  entity: v.object({ bank: v.string(), accountName: v.string(), account: v.string() }),
});

export const officeApproveRefundAgain = office.post('approveAgain', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Sends out a failed refund again, to another account where one is given',
  input: v.object({ refundNo: rowNumber, reason, account: v.optional(v.object(refundAccountRules)) }),
  entity: outcome,
});

export const officeNameRefundAccount = office.post('nameAccount', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Names the account that the member told the office, for what of the application waits for one',
  input: v.object({ refundNo: rowNumber, reason, ...refundAccountRules }),
  entity: outcome,
});

export const officeRecordTransfer = office.post('transferred', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Records that a refund by bank was transferred',
  input: v.object({
    refundNo: rowNumber,
    reason: optionalReason,
    /** Day in the bank's list; today if omitted. */
    day: v.optional(day),
  }),
  entity: outcome,
});

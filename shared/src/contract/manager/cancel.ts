import * as v from 'valibot';
import { refundAccountRules } from '../../rules/index.ts';
import { memberCalls } from '../base/callsFor.ts';
import { integer, rowNumber } from '../base/fields.ts';

/** Cancellation of an application, and withdrawal of that request. */

const member = memberCalls('/api/home/manager');

/** Account of a refund: all three fields. */
export const refundAccount = v.object(refundAccountRules);

/**
 * Form of a cancellation. If money is refunded, the account is required: without it the response is 400 with the
 * messages of its fields. If nothing is refunded (not paid yet, free, nothing left to refund), it is ignored.
 */
export const cancelForm = v.object({
  ...v.partial(refundAccount).entries,
  userExaminationNo: rowNumber,
});

export const patchIntEduCancel = member.patch('patchIntEduCancel', {
  unanswered: '취소가 접수되었는지 ‘교육 신청 확인’에서 먼저 확인해주세요.',
  body: 'multipart',
  idempotent: true,
  summary: 'Asks to cancel an application for a course and for its refund; entity is the rows changed',
  input: cancelForm,
  entity: integer,
});

export const patchIntExamCancel = member.patch('patchIntExamCancel', {
  unanswered: '취소가 접수되었는지 ‘시험 신청 확인’에서 먼저 확인해주세요.',
  body: 'multipart',
  idempotent: true,
  summary: 'Asks to cancel an application for an exam and for its refund; entity is the rows changed',
  input: cancelForm,
  entity: integer,
});

/** Not in the specification's list of calls: transition `retract` of the application's life cycle. */
export const patchIntCancelRetract = member.patch('patchIntCancelRetract', {
  unanswered: '취소가 철회되었는지 신청 상세에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Takes back a request to cancel, while it waits for its decision; entity is the rows changed',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: integer,
});

/**
 * Not in the specification's list of calls: a member is notified of an account named by an employee and can reject it
 * for a day.
 */
export const patchIntRefundAccountDeny = member.patch('patchIntRefundAccountDeny', {
  idempotent: true,
  summary:
    'Says that the accounts which employees named for an application are not the own; entity is the rows changed',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: integer,
});

/** Not in the specification's list of calls: a deposit refunded without a form requires an account. */
export const patchIntRefundAccount = member.patch('patchIntRefundAccount', {
  unanswered: '계좌가 접수되었는지 신청 상세에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Names the account for the refunds of an application that wait for one; entity is the rows changed',
  input: v.object({ ...refundAccount.entries, userExaminationNo: rowNumber }),
  entity: integer,
});

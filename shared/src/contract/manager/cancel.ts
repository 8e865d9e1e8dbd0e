import * as v from 'valibot';
import { refundAccountRules } from '../../rules/index.ts';
import { call } from '../call.ts';
import { integer, rowNumber } from '../fields.ts';

/** Cancelling an application and taking that back. */

/** Where money goes back to, whole (spec §5). */
export const refundAccount = v.object(refundAccountRules);

/**
 * The cancel/refund form (spec §3). The account must be told when money goes back, else the answer is 400 with the
 * messages of its fields; when none does (nothing paid yet, free, nothing left to refund) it is not looked at.
 */
export const cancelForm = v.object({
  ...v.partial(refundAccount).entries,
  userExaminationNo: rowNumber,
});

export const patchIntEduCancel = call({
  method: 'PATCH',
  path: '/api/home/manager/patchIntEduCancel',
  access: 'member',
  changes: true,
  body: 'multipart',
  idempotent: true,
  summary: 'Asks to cancel an application for education and for its refund; entity is the rows changed',
  input: cancelForm,
  entity: integer,
});

export const patchIntExamCancel = call({
  method: 'PATCH',
  path: '/api/home/manager/patchIntExamCancel',
  access: 'member',
  changes: true,
  body: 'multipart',
  idempotent: true,
  summary: 'Asks to cancel an application for an exam and for its refund; entity is the rows changed',
  input: cancelForm,
  entity: integer,
});

/** Beyond the specification's list: `retract` of the application's life cycle. */
export const patchIntCancelRetract = call({
  method: 'PATCH',
  path: '/api/home/manager/patchIntCancelRetract',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Takes back a request to cancel, while it waits for its decision; entity is the rows changed',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: integer,
});

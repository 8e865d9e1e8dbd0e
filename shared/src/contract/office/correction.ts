import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { CORRECTION_KIND_NAMES, CORRECTION_PROOF_NAMES, correctionStatus } from '../user/correction.ts';
import { openableMember, outcome, reason, secondLook } from './fields.ts';

/** What members ask to have corrected in their accounts. */

const office = callsFor('members', '/api/office');

const listed = {
  correctionNo: integer,
  kind: wordOf(CORRECTION_KIND_NAMES),
  kindName: v.string(),
  /** As the account has it now. */
  name: v.string(),
  memberNo: openableMember,
  isWithoutLogin: v.boolean(),
  proof: wordOf(CORRECTION_PROOF_NAMES),
  proofName: v.string(),
  status: correctionStatus,
  statusName: v.string(),
  requestedAt: dateTime,
  /** By when the privacy policy promises it. */
  dueAt: dateTime,
  /** Of a request without a login: nobody accepts it before. */
  decidableFrom: v.nullable(dateTime),
  decidedAt: v.nullable(dateTime),
  secondLook,
};

export const officeCorrections = office.get('corrections', {
  summary: 'Requests for a correction: those that wait, by their due day, or those that are decided, newest first',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(['waiting', 'overdue', 'decided'], NOT_OFFERED), 'waiting'),
  }),
  entity: listOf(v.object({ ...listed, isOverdue: v.boolean() })),
});

/** What the account says, or is to say. Empty where nothing is asked, or where it is not kept any more. */
const person = v.object({
  name: v.string(),
  /** YYYYMMDD. */
  userBirth: v.string(),
  userPhone: v.string(),
});

export const officeCorrection = office.post('correction', {
  summary: 'One request for a correction, the old beside the new; every look is in the audit log',
  input: v.object({ correctionNo: rowNumber }),
  entity: v.object({
    ...listed,
    userId: v.string(),
    /** Before the correction. */
    before: person,
    after: person,
    /** Why the member asks. */
    words: v.string(),
    /** The name of the document, for `officeCorrectionDocument`; empty where there is none, or none any more. */
    documentName: v.string(),
    wantsReissue: v.boolean(),
    /** Valid certificates of the member's. */
    certificates: integer,
    reason: v.string(),
    allowedActions: v.array(v.picklist(['accept', 'refuse'])),
  }),
});

export const officeCorrectionDocument = office.post('correction/document', {
  unanswered: null,
  answer: 'file',
  summary: 'The document of a request, which is opened here alone; every look is in the audit log',
  input: v.object({ correctionNo: rowNumber }),
  entity: v.null(),
});

export const officeDecideCorrection = office.post('correction/decide', {
  idempotent: true,
  summary: 'Corrects the account, or refuses; another phone takes two employees',
  input: v.object({
    correctionNo: rowNumber,
    decision: v.picklist(['accept', 'refuse'], NOT_OFFERED),
    reason,
  }),
  entity: outcome,
});

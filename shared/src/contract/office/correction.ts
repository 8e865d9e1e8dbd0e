import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { CORRECTION_KIND_NAMES, CORRECTION_PROOF_NAMES, correctionStatus } from '../user/correction.ts';
import { linkableMemberNo, outcome, reason, secondLook } from './fields.ts';

/** Members' requests to correct data of their accounts. */

const office = callsFor('members', '/api/office');

const listed = {
  correctionNo: integer,
  kind: wordOf(CORRECTION_KIND_NAMES),
  kindName: v.string(),
  /** Current name in the account. */
  name: v.string(),
  memberNo: linkableMemberNo,
  isWithoutLogin: v.boolean(),
  proof: wordOf(CORRECTION_PROOF_NAMES),
  proofName: v.string(),
  status: correctionStatus,
  statusName: v.string(),
  requestedAt: dateTime,
  /** Deadline promised by the privacy policy. */
  dueAt: dateTime,
  /** Earliest time of acceptance for a request without a login. */
  decidableFrom: v.nullable(dateTime),
  decidedAt: v.nullable(dateTime),
  secondLook,
};

export const officeCorrections = office.get('corrections', {
  shows: { object: 'correction', by: 'correctionNo', purpose: '정정 처리' },
  summary: 'Requests for a correction: those that wait, by their due day, or those that are decided, newest first',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(['waiting', 'overdue', 'decided'], NOT_OFFERED), 'waiting'),
  }),
  entity: listOf(v.object({ ...listed, isOverdue: v.boolean() })),
});

/** Stored or requested data. Fields are empty if no change is requested, or if the data was erased. */
const person = v.object({
  name: v.string(),
  /** YYYYMMDD. */
  userBirth: v.string(),
  userPhone: v.string(),
});

export const officeCorrection = office.post('correction', {
  shows: 'recorded',
  summary: 'One request for a correction, the old beside the new; every look is in the audit log',
  input: v.object({ correctionNo: rowNumber }),
  entity: v.object({
    ...listed,
    userId: v.string(),
    /** Data before the correction. */
    before: person,
    after: person,
    /** Reason given by the member. */
    words: v.string(),
    /** File name of the document for `officeCorrectionDocument`; empty if there is none or it was erased. */
    documentName: v.string(),
    wantsReissue: v.boolean(),
    /** Number of the member's valid certificates. */
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
  stepUp: 'always',
  idempotent: true,
  summary: 'Corrects the account, or refuses; another phone takes two employees',
  input: v.object({
    correctionNo: rowNumber,
    decision: v.picklist(['accept', 'refuse'], NOT_OFFERED),
    reason,
  }),
  entity: outcome,
});

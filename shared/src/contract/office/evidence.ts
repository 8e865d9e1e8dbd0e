import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { evidence, evidenceStatus } from '../manager/eligibility.ts';
import { grade } from '../manager/offering.ts';
import { linkableMemberNo, optionalReason } from './fields.ts';

/** Documents that prove a member's eligibility for an exam. */

const office = callsFor('qualification', '/api/office/evidence');

export const officeEvidence = office.get('', {
  shows: { object: 'eligibility_evidence', by: 'evidenceNo', purpose: '응시 자격 확인' },
  summary: 'Papers that show eligibility: those to be checked first, oldest first, then the others, newest first',
  input: v.object({ ...paging, status: v.optional(evidenceStatus) }),
  entity: listOf(
    v.object({
      ...evidence.entries,
      files: v.array(v.object({ fileNo: integer, paperName: v.string(), fileName: v.string() })),
      rating: grade,
      groundText: v.string(),
      applicant: v.string(),
      /** Masked: the year alone. Absent from older APIs. */
      userBirth: v.optional(v.string()),
      memberNo: linkableMemberNo,
      /** Day of the member's next exam of the grade; null if none. */
      examDay: v.nullable(day),
      decidedAt: v.nullable(dateTime),
      /** True if the ground requires a 2급 certificate and the association has issued one itself. */
      hasOwnCertificate: v.boolean(),
    }),
  ),
});

export const officeEvidenceFile = office.post('file', {
  unanswered: null,
  answer: 'file',
  summary: 'One of the papers; each look is recorded',
  input: v.object({ evidenceNo: rowNumber, fileNo: rowNumber }),
  entity: v.null(),
});

export const officeDecideEvidence = office.post('decide', {
  idempotent: true,
  summary: 'Accepts papers, until a day or for ever, or returns them with a reason; entity is the rows changed',
  input: v.pipe(
    v.object({
      evidenceNo: rowNumber,
      decision: v.picklist(['accept', 'return'], NOT_OFFERED),
      /** Last day of validity of accepted documents; without it they never expire. */
      validUntil: v.optional(day),
      reason: optionalReason,
    }),
    v.forward(
      v.check(({ decision, reason }) => decision === 'accept' || reason !== '', '반려 사유를 입력해주세요.'),
      ['reason'],
    ),
  ),
  entity: integer,
});

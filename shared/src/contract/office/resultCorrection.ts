import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { scoreSheet } from '../manager/score.ts';
import { RESULT_NAMES } from './applicant.ts';
import { offeringKind, linkableMemberNo, optionalReason, outcome, reason } from './fields.ts';
import { typedScores } from './score.ts';

/** Correction of a wrong result, requested by one employee and approved by another. */

const office = callsFor('qualification', '/api/office/result-corrections');

export const officeCorrectResult = office.post('', {
  idempotent: true,
  summary: 'Corrects a result that is not announced yet, or asks another employee to correct an announced one',
  input: v.object({
    userExaminationNo: rowNumber,
    result: wordOf(RESULT_NAMES),
    /** Required for the results 합격 and 불합격 of an exam with subjects. */
    scores: v.optional(typedScores),
    reason,
  }),
  entity: outcome,
});

export const officeResultCorrections = office.get('', {
  shows: { object: 'application', by: 'userExaminationNo', purpose: '결과 정정' },
  summary: 'Corrections of announced results that wait for a second employee, oldest first',
  input: v.object(paging),
  entity: listOf(
    v.object({
      correctionNo: integer,
      userExaminationNo: integer,
      kind: offeringKind,
      title: v.string(),
      applicant: v.string(),
      memberNo: linkableMemberNo,
      fromName: v.string(),
      toName: v.string(),
      fromScores: v.nullable(scoreSheet),
      toScores: v.nullable(scoreSheet),
      reason: v.string(),
      askedBy: v.string(),
      askedAt: dateTime,
      /** True if the caller made the request, so that somebody else must decide. */
      isOwn: v.boolean(),
      /** Consequences of the correction, in sentences. */
      consequences: v.array(v.string()),
    }),
  ),
});

export const officeDecideResultCorrection = office.post('decide', {
  idempotent: true,
  summary: 'Corrects the result as the first employee asked, or refuses it with a reason; the first may take it back',
  input: v.pipe(
    v.object({
      correctionNo: rowNumber,
      decision: v.picklist(['confirm', 'refuse'], NOT_OFFERED),
      reason: optionalReason,
    }),
    v.forward(
      v.check(({ decision, reason: said }) => decision === 'confirm' || said !== '', '사유를 입력해주세요.'),
      ['reason'],
    ),
  ),
  entity: integer,
});

import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, integer, requiredLines, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { objectionStatus } from '../manager/objection.ts';
import { scoreSheet } from '../manager/score.ts';
import { linkableMemberNo } from './fields.ts';

/** Objections to announced results, and the office's decisions. */

const office = callsFor('qualification', '/api/office/objections');

const MAX_ANSWER = 1000;

export const officeObjections = office.get('', {
  shows: { object: 'result_objection', by: 'objectionNo', purpose: '이의신청 처리' },
  summary: 'Objections to results: those to be answered first, by their due day, then the answered ones, newest first',
  input: v.object({ ...paging, status: v.optional(objectionStatus) }),
  entity: listOf(
    v.object({
      objectionNo: integer,
      userExaminationNo: integer,
      examinationNo: integer,
      title: v.string(),
      applicant: v.string(),
      memberNo: linkableMemberNo,
      /** Current result. */
      resultName: v.string(),
      scoreSheet: v.nullable(scoreSheet),
      content: v.string(),
      fileName: v.string(),
      raisedAt: dateTime,
      dueAt: dateTime,
      status: objectionStatus,
      statusName: v.string(),
      answer: v.string(),
      answeredAt: v.nullable(dateTime),
    }),
  ),
});

export const officeObjectionFile = office.post('file', {
  unanswered: null,
  answer: 'file',
  summary: 'The file of an objection; each look is recorded',
  input: v.object({ objectionNo: rowNumber }),
  entity: v.null(),
});

export const officeDecideObjection = office.post('decide', {
  idempotent: true,
  summary: 'Answers an objection, which changes no result by itself; entity is the rows changed',
  input: v.object({
    objectionNo: rowNumber,
    decision: v.picklist(['uphold', 'refuse'], NOT_OFFERED),
    answer: requiredLines(MAX_ANSWER, '회원이 읽을 답변을 입력해주세요.'),
  }),
  entity: integer,
});

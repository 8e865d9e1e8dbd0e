import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, integer, requiredLines, rowNumber, text } from '../base/fields.ts';
import { wordOf } from '../base/words.ts';

/** 이의신청: a member's objection to an announced result, and the association's decision. */

const member = memberCalls('/api/home/manager');

/** Days after an announcement or a correction in which a member can object, including the last one. */
export const OBJECTION_DAYS = 7;
/** Days within which the association decides. */
export const OBJECTION_ANSWER_DAYS = 14;
const MAX_OBJECTION = 2000;

export const OBJECTION_STATUS_NAMES = { OPEN: '확인 중', UPHELD: '받아들임', REFUSED: '받아들이지 않음' } as const;
export type ObjectionStatus = keyof typeof OBJECTION_STATUS_NAMES;
export const objectionStatus = wordOf(OBJECTION_STATUS_NAMES);

/** Newest objection of an application, as displayed to its member. */
export const objection = v.object({
  status: objectionStatus,
  statusName: v.string(),
  content: v.string(),
  /** Empty if there is no file. */
  fileName: v.string(),
  raisedAt: dateTime,
  /** Deadline of the decision. */
  dueAt: dateTime,
  answer: v.string(),
  answeredAt: v.nullable(dateTime),
});

/** Form of an objection. */
export const objectionForm = {
  content: requiredLines(MAX_OBJECTION, '이의를 제기하는 내용을 입력해주세요.'),
  /** Path from `uploadFile`; empty for no file. */
  path: v.optional(text(300), ''),
};

export const postIntObjection = member.post('postIntObjection', {
  unanswered: '이의신청이 접수되었는지 신청 상세에서 먼저 확인해주세요.',
  idempotent: true,
  summary: "Objects to the announced result of one of the member's own exams; entity is the objection's number",
  input: v.object({ userExaminationNo: rowNumber, ...objectionForm }),
  entity: integer,
});

import * as v from 'valibot';
import { storableNumber } from '../../rules/index.ts';
import { callsFor } from '../base/callsFor.ts';
import { countNamed, requiredText, rowNumber, text } from '../base/fields.ts';
import { applicationStatus } from '../base/statuses.ts';
import { optionalReason } from './fields.ts';

/** Subjects of an exam and the scores entered for them. */

const office = callsFor('qualification', '/api/office/applicants');

export const MAX_SUBJECTS = 8;
const MAX_FULL_MARKS = 1000;
const WRONG_SCORE = '점수를 숫자로 입력해주세요. 소수는 한 자리까지 입력할 수 있습니다.';

const marks = (name: string) =>
  v.pipe(
    countNamed(`${name} 숫자로 입력해주세요.`),
    v.maxValue(MAX_FULL_MARKS, `${name} ${MAX_FULL_MARKS} 이하로 입력해주세요.`),
  );

const subjectForm = v.pipe(
  v.object({
    name: requiredText(30, '과목 이름을 입력해주세요.'),
    fullMarks: v.pipe(marks('만점은'), v.minValue(1, '만점은 1점 이상 입력해주세요.')),
    passMark: marks('과락 기준은'),
  }),
  v.forward(
    v.check(({ fullMarks, passMark }) => passMark <= fullMarks, '과락 기준은 만점보다 높을 수 없습니다.'),
    ['passMark'],
  ),
);

const plain = (name: string) => name.replace(/\s/g, '');

/** Pass criteria of an exam; without subjects, results are entered manually. If omitted, unchanged. */
export const scoreRuleForm = {
  subjects: v.optional(
    v.pipe(
      v.array(subjectForm, '과목을 다시 입력해주세요.'),
      v.maxLength(MAX_SUBJECTS, `과목은 ${MAX_SUBJECTS}개까지 적을 수 있습니다.`),
      v.check(
        (subjects) => new Set(subjects.map(({ name }) => plain(name))).size === subjects.length,
        '같은 이름의 과목이 둘 있습니다.',
      ),
    ),
  ),
  passMean: v.optional(
    v.pipe(
      countNamed('평균 기준을 0에서 100까지의 숫자로 입력해주세요. 0이면 평균을 보지 않습니다.'),
      v.maxValue(100, '평균 기준은 100 이하로 입력해주세요.'),
    ),
  ),
};

/** Typed score: a number or its digits. */
export const typedScore = v.pipe(
  v.union(
    [v.number(), v.pipe(storableNumber(), v.trim(), v.regex(/^\d{1,4}([.]\d)?$/, WRONG_SCORE), v.transform(Number))],
    WRONG_SCORE,
  ),
  v.minValue(0, WRONG_SCORE),
  v.maxValue(MAX_FULL_MARKS, WRONG_SCORE),
  v.check((score) => Math.round(score * 10) === score * 10, WRONG_SCORE),
);

/** One score per subject, by the subject's name. */
export const typedScores = v.pipe(v.array(v.object({ name: text(30), score: typedScore })), v.maxLength(MAX_SUBJECTS));
export type TypedScores = v.InferOutput<typeof typedScores>;

export const officeEnterScores = office.post('scores', {
  idempotent: true,
  summary: 'Enters the scores of one applicant, from which the result follows; entity is the new status',
  input: v.object({ userExaminationNo: rowNumber, scores: typedScores, reason: optionalReason }),
  entity: applicationStatus,
});

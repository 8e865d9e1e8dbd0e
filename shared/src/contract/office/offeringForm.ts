import * as v from 'valibot';
import { clockTime, countNamed, lines, numberText, oneOf, requiredText, rowNumber, text } from '../base/fields.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { EXAM_PARTS } from '../manager/offering.ts';
import { attachedFiles } from './attachedFiles.ts';
import { secureUrl } from './fields.ts';
import { lessonForm, lessonRules } from './lessonForm.ts';
import { scoreRuleForm } from './score.ts';
import { typedDay, typedTime } from './typedTimes.ts';

/** Form of a course or an exam. Days and times are in Seoul. */

export const MAX_SEATS = 10_000;
export const MAX_LECTURERS = 20;
const CHOOSE_AGAIN = '강사를 다시 골라주세요.';
const MAX_PRICE = 10_000_000;
const MAX_CONTENT = 20_000;
const WRONG_YEAR = '연도를 네 자리로 입력해주세요.';

/** Optional time of day. */
const optionalTime = (message: string) => v.optional(v.union([v.literal(''), clockTime], message), '');
/** @param name with its topic particle. */
const typedPercentage = (name: string) =>
  v.pipe(
    countNamed(`${name} 0에서 100까지의 숫자로 입력해주세요.`),
    v.maxValue(100, `${name} 100 이하로 입력해주세요.`),
  );

const opening = {
  /** Version that the form was loaded from; empty to overwrite any version. */
  version: v.optional(text(64), ''),
};
const times = { time: typedTime('시작 시각을 입력해주세요.'), endTime: optionalTime('끝나는 시각을 입력해주세요.') };
/** In the order of the form, which is also the order of the messages. */
const common = {
  /** Hall whose directions visitors read; empty for a place outside the list. If omitted, unchanged. */
  hallNo: v.optional(v.union([v.literal(''), rowNumber], '장소를 다시 골라주세요.')),
  address: requiredText(200, '장소를 입력해주세요.'),
  address2: v.optional(text(200), ''),
  capacity: v.pipe(
    countNamed('정원을 숫자로 입력해주세요.'),
    v.minValue(1, '정원은 1명 이상 입력해주세요.'),
    v.maxValue(MAX_SEATS, `정원은 ${MAX_SEATS.toLocaleString('ko')}명 이하로 입력해주세요.`),
  ),
  price: v.pipe(
    countNamed('금액을 숫자로 입력해주세요. 무료이면 0을 입력합니다.'),
    v.maxValue(MAX_PRICE, `금액은 ${MAX_PRICE.toLocaleString('ko')}원 이하로 입력해주세요.`),
  ),
  applyStartDay: typedDay('신청 시작일을 입력해주세요.'),
  applyStartTime: typedTime('신청 시작 시각을 입력해주세요.'),
  applyEndDay: typedDay('신청 마감일을 입력해주세요.'),
  applyEndTime: typedTime('신청 마감 시각을 입력해주세요.'),
  reStartDate: typedDay('첫째 환불 기간의 첫날을 입력해주세요.'),
  reEndDate: typedDay('첫째 환불 기간의 마지막 날을 입력해주세요.'),
  percent: typedPercentage('첫째 기간의 환불 비율은'),
  reStartDate2: typedDay('둘째 환불 기간의 첫날을 입력해주세요.'),
  reEndDate2: typedDay('둘째 환불 기간의 마지막 날을 입력해주세요.'),
  percent2: typedPercentage('둘째 기간의 환불 비율은'),
  contactPhone: v.optional(numberText(30), ''),
  content: v.optional(lines(MAX_CONTENT), ''),
  /** If omitted, unchanged. */
  files: v.optional(attachedFiles),
};

type Common = {
  time: string;
  endTime: string;
  applyStartDay: string;
  applyStartTime: string;
  applyEndDay: string;
  applyEndTime: string;
  reStartDate: string;
  reEndDate: string;
  reStartDate2: string;
  reEndDate2: string;
};

/** Rules between the fields that courses and exams share, each with the field and message of its issue. */
const RULES: readonly { field: keyof Common; holds(form: Common): boolean; message: string }[] = [
  {
    field: 'endTime',
    holds: ({ time, endTime }) => endTime === '' || time < endTime,
    message: '끝나는 시각은 시작 시각보다 뒤여야 합니다.',
  },
  {
    field: 'applyEndDay',
    holds: (form) => `${form.applyStartDay} ${form.applyStartTime}` < `${form.applyEndDay} ${form.applyEndTime}`,
    message: '신청 마감은 신청 시작보다 뒤여야 합니다.',
  },
  {
    field: 'reEndDate',
    holds: ({ reStartDate, reEndDate }) => reStartDate <= reEndDate,
    message: '첫째 환불 기간의 마지막 날은 첫날보다 앞설 수 없습니다.',
  },
  {
    field: 'reEndDate2',
    holds: ({ reStartDate2, reEndDate2 }) => reStartDate2 <= reEndDate2,
    message: '둘째 환불 기간의 마지막 날은 첫날보다 앞설 수 없습니다.',
  },
  {
    field: 'reStartDate2',
    holds: (form) => form.reEndDate < form.reStartDate2 || form.reEndDate2 < form.reStartDate,
    message: '두 환불 기간은 겹칠 수 없습니다.',
  },
];

/** Adds an issue for each violated rule, at its field. */
const commonRules = <Form extends Common>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { field, holds, message } of RULES)
      if (!holds(input))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }],
        });
  });

export const courseForm = v.pipe(
  v.object({
    ...opening,
    title: requiredText(100, '교육명을 입력해주세요.'),
    /** The branch that gives the course; null for a national one. If omitted, unchanged. */
    branchNo: v.optional(
      v.nullable(
        v.union(
          [
            v.pipe(
              v.literal(''),
              v.transform(() => null),
            ),
            rowNumber,
          ],
          NOT_OFFERED,
        ),
      ),
    ),
    rating: oneOf([1, 2], '급수를 골라주세요.'),
    /** 1: classroom, 2: online. */
    eduType: oneOf([1, 2], '교육의 종류를 골라주세요.'),
    eduDate: typedDay('교육일을 입력해주세요.'),
    ...times,
    ...lessonForm,
    /** Last day of an online course; a classroom course ends with its last lesson. */
    lastDay: typedDay('교육의 마지막 날을 입력해주세요.'),
    /** URL of an online course; not stored for a classroom course. */
    classUrl: secureUrl,
    /** Lecturers of the course. If omitted, unchanged. */
    lecturerNos: v.optional(
      v.pipe(
        v.array(rowNumber, CHOOSE_AGAIN),
        v.maxLength(MAX_LECTURERS, `강사는 ${MAX_LECTURERS}명까지 정할 수 있습니다.`),
      ),
    ),
    ...common,
  }),
  commonRules(),
  v.forward(
    v.check(({ eduDate, lastDay }) => eduDate <= lastDay, '마지막 날은 교육일보다 앞설 수 없습니다.'),
    ['lastDay'],
  ),
  lessonRules(),
);
export type CourseForm = v.InferOutput<typeof courseForm>;

export const examForm = v.pipe(
  v.object({
    ...opening,
    examinationName: requiredText(100, '시험명을 입력해주세요.'),
    rating: oneOf([1, 2], '급수를 골라주세요.'),
    part: v.picklist(EXAM_PARTS, NOT_OFFERED),
    year: v.pipe(countNamed(WRONG_YEAR), v.minValue(2000, WRONG_YEAR), v.maxValue(2100, WRONG_YEAR)),
    rounds: v.pipe(
      countNamed('회차를 숫자로 입력해주세요.'),
      v.minValue(1, '회차는 1부터 입력해주세요.'),
      v.maxValue(99, '회차는 99 이하로 입력해주세요.'),
    ),
    examDate: typedDay('시험일을 입력해주세요.'),
    ...times,
    passDate: typedDay('합격자 발표일을 입력해주세요.'),
    passTime: typedTime('합격자 발표 시각을 입력해주세요.'),
    ...scoreRuleForm,
    /** 1: applicants upload documents of eligibility, 0: none needed. If omitted, unchanged, or 1 for a new exam. */
    asksEvidence: v.optional(oneOf([1, 0], '자격 증빙을 받는지 골라주세요.')),
    ...common,
  }),
  commonRules(),
  v.forward(
    v.check(({ examDate, passDate }) => examDate < passDate, '합격자 발표일은 시험일보다 뒤여야 합니다.'),
    ['passDate'],
  ),
);
export type ExamForm = v.InferOutput<typeof examForm>;

import * as v from 'valibot';
import { clockTime, count, day, oneOf, requiredText, text } from '../base/fields.ts';
import { attachedFiles } from './attachedFiles.ts';

/** What the office types for a course or an exam. Days and times are those of Seoul. */

const MAX_SEATS = 10_000;
const MAX_PRICE = 10_000_000;
const MAX_CONTENT = 20_000;

const typedPercentage = v.pipe(count, v.maxValue(100, '100 이하로 입력해주세요.'));
const typedDay = v.pipe(v.string('날짜를 입력해주세요.'), v.nonEmpty('날짜를 입력해주세요.'), day);
/** A time that may be left out. */
const optionalTime = v.optional(v.union([v.literal(''), clockTime], '시각을 입력해주세요.'), '');
const typedTime = v.pipe(v.string('시각을 입력해주세요.'), v.nonEmpty('시각을 입력해주세요.'), clockTime);

const common = {
  /** Which state the form was filled from, as it was read; empty: whatever is there. */
  version: v.optional(text(64), ''),
  rating: oneOf([1, 2]),
  time: typedTime,
  endTime: optionalTime,
  address: requiredText(200, '장소를 입력해주세요.'),
  address2: v.optional(text(200), ''),
  capacity: v.pipe(
    count,
    v.minValue(1, '1명 이상 입력해주세요.'),
    v.maxValue(MAX_SEATS, `${MAX_SEATS.toLocaleString('ko')}명 이하로 입력해주세요.`),
  ),
  price: v.pipe(count, v.maxValue(MAX_PRICE, `${MAX_PRICE.toLocaleString('ko')}원 이하로 입력해주세요.`)),
  applyStartDay: typedDay,
  applyStartTime: typedTime,
  applyEndDay: typedDay,
  applyEndTime: typedTime,
  reStartDate: typedDay,
  reEndDate: typedDay,
  percent: typedPercentage,
  reStartDate2: typedDay,
  reEndDate2: typedDay,
  percent2: typedPercentage,
  contactPhone: v.optional(text(30), ''),
  content: v.optional(text(MAX_CONTENT), ''),
  /** Left out: those that it has. */
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

/** What must hold between the fields that courses and exams have both: at which field, and what is said there. */
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
    message: '환불 기간의 마지막 날은 첫날보다 앞설 수 없습니다.',
  },
  {
    field: 'reEndDate2',
    holds: ({ reStartDate2, reEndDate2 }) => reStartDate2 <= reEndDate2,
    message: '환불 기간의 마지막 날은 첫날보다 앞설 수 없습니다.',
  },
  {
    field: 'reStartDate2',
    holds: (form) => form.reEndDate < form.reStartDate2 || form.reEndDate2 < form.reStartDate,
    message: '두 환불 기간은 겹칠 수 없습니다.',
  },
];

/** Checks the rules between the fields, each at its field. */
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

/** A course. */
export const courseForm = v.pipe(
  v.object({
    ...common,
    title: requiredText(100, '교육명을 입력해주세요.'),
    /** 1 classroom, 2 online. */
    eduType: oneOf([1, 2]),
    eduDate: typedDay,
    /** The last day of an online course; the day itself for one in a classroom. */
    lastDay: typedDay,
    /** Where an online course is taken; not kept for one in a classroom. */
    classUrl: v.optional(
      v.pipe(
        text(500),
        v.check(
          (url) => url === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url),
          'https://로 시작하는 주소를 입력해주세요.',
        ),
      ),
      '',
    ),
  }),
  commonRules(),
  v.forward(
    v.check(({ eduDate, lastDay }) => eduDate <= lastDay, '마지막 날은 교육일보다 앞설 수 없습니다.'),
    ['lastDay'],
  ),
);
export type CourseForm = v.InferOutput<typeof courseForm>;

/** An exam. */
export const examForm = v.pipe(
  v.object({
    ...common,
    year: v.pipe(count, v.minValue(2000, '연도를 네 자리로 입력해주세요.'), v.maxValue(2100)),
    rounds: v.pipe(count, v.minValue(1, '회차를 입력해주세요.'), v.maxValue(99)),
    examinationName: requiredText(100, '시험명을 입력해주세요.'),
    part: v.picklist(['필기', '실기']),
    examDate: typedDay,
    passDate: typedDay,
    passTime: typedTime,
  }),
  commonRules(),
  v.forward(
    v.check(({ examDate, passDate }) => examDate < passDate, '합격자 발표일은 시험일보다 뒤여야 합니다.'),
    ['passDate'],
  ),
);
export type ExamForm = v.InferOutput<typeof examForm>;

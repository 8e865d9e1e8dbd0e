import * as v from 'valibot';
import { HYGIENE_HOURS, type HygieneCourse } from '@portal/shared/contract/hygiene';
import {
  birthDateRule,
  digitsOf,
  personNameRule,
  storableName,
  storableNumber,
  storableText,
} from '@portal/shared/rules';
import { seoulDay } from '@portal/shared/time';
import { phoneIn } from '../../../../csv/phoneIn.ts';
import { dayIn } from '../dayIn.ts';
import type { FileRow } from '../importFile.ts';
import { numberOfFormerSystem } from '../papers/formerNumber.ts';
import type { Problem } from '../plan.ts';
import { HYGIENE_HEADINGS, type HygieneField } from './headings.ts';

const DAY_MESSAGE = '2011-03-02처럼 적어주세요.';
const COURSE_MESSAGE = '신규와 기존 중 하나를 적어주세요.';

const within = (maximum: number) => v.maxLength<string, number, string>(maximum, `${maximum}자 이내로 적어주세요.`);

const completionRow = v.object({
  number: v.pipe(
    storableNumber(),
    v.check((number) => numberOfFormerSystem(number).length >= 4, '4자 이상인 번호를 적어주세요.'),
    within(40),
  ),
  course: v.pipe(
    v.string(),
    v.check((words) => courseIn(words) !== null, COURSE_MESSAGE),
  ),
  completedOn: v.pipe(
    v.string(),
    v.check((day) => dayIn(day) !== null, DAY_MESSAGE),
  ),
  name: personNameRule,
  userBirth: birthDateRule,
  userPhone: v.string(),
  lcns_no: v.pipe(storableNumber(), within(30)),
  oldNumber: storableNumber(),
  bssh_nm: v.pipe(storableName(), within(100)),
  provider: v.pipe(storableText(), within(100)),
});

export type HygieneCompletion = Omit<v.InferOutput<typeof completionRow>, 'course'> & {
  /** As it is compared. */
  comparedNumber: string;
  course: HygieneCourse;
};

/** Course that a cell names by its word or its hours: `신규영업자(6시간)`, `기존`, `보수교육`, `3`. */
function courseIn(cell: string): HygieneCourse | null {
  const words = cell.normalize('NFKC').replace(/\s/g, '');
  const isNew = words.includes('신규');
  const isYearly = /기존|보수/.test(words);
  if (isNew !== isYearly) return isNew ? 'NEW' : 'YEARLY';
  const hours = Number(/^(\d+)(시간|H)?$/i.exec(words)?.[1]);
  if (isNew || hours === 0) return null;
  return hours === HYGIENE_HOURS.NEW ? 'NEW' : hours === HYGIENE_HOURS.YEARLY ? 'YEARLY' : null;
}

const problemAt = (field: HygieneField, message: string): Problem => ({ column: HYGIENE_HEADINGS[field][0], message });

/** The completion of a row, or the problems of its cells. */
export function readCompletion(
  { cells }: FileRow<HygieneField>,
  now: Date,
): { completion: HygieneCompletion } | { problems: Problem[] } {
  const result = v.safeParse(completionRow, {
    ...cells,
    userBirth: digitsOf(cells.userBirth),
    userPhone: phoneIn(cells.userPhone),
  });
  if (!result.success)
    return {
      problems: result.issues.map((issue) =>
        problemAt((v.getDotPath(issue) ?? 'number') as HygieneField, issue.message),
      ),
    };
  const { course, completedOn, ...row } = result.output;
  const day = dayIn(completedOn) ?? '';
  if (day > seoulDay(now)) return { problems: [problemAt('completedOn', '아직 오지 않은 날입니다.')] };
  if (row.userPhone === '' && row.lcns_no === '' && row.oldNumber === '')
    return { problems: [problemAt('userPhone', '휴대폰번호, 인허가번호, 회원번호 중 하나를 적어주세요.')] };
  return {
    completion: {
      ...row,
      completedOn: day,
      course: courseIn(course) ?? 'YEARLY',
      comparedNumber: numberOfFormerSystem(row.number),
    },
  };
}

import * as v from 'valibot';
import { countNamed, rowNumber } from '../base/fields.ts';
import { typedDay, typedTime } from './typedTimes.ts';

/** The lessons of a course as the office types them, and what share of their hours completes it. */

export const MAX_FURTHER_LESSONS = 60;
const WRONG_SHARE = '수료 기준은 1에서 100까지의 숫자로 입력해주세요.';

export const lessonForm = {
  /** Behind the first one, which is on the course's own day. Left out: those that it has, moved with that day. */
  furtherLessons: v.optional(
    v.pipe(
      v.array(
        v.object({
          /** That of a lesson that is there already. */
          lessonNo: v.optional(rowNumber),
          day: typedDay('수업일을 입력해주세요.'),
          time: typedTime('수업 시작 시각을 입력해주세요.'),
          endTime: typedTime('수업이 끝나는 시각을 입력해주세요.'),
        }),
        '수업을 다시 입력해주세요.',
      ),
      v.maxLength(MAX_FURTHER_LESSONS, `수업은 ${MAX_FURTHER_LESSONS + 1}개까지 적을 수 있습니다.`),
    ),
  ),
  /** The share of the hours that completes it, in percent. Left out: what it has. */
  attendancePercent: v.optional(
    v.pipe(countNamed(WRONG_SHARE), v.minValue(1, WRONG_SHARE), v.maxValue(100, WRONG_SHARE)),
  ),
};

interface WithLessons {
  eduType: number;
  eduDate: string;
  time: string;
  endTime: string;
  lastDay: string;
  furtherLessons?: readonly { day: string; time: string; endTime: string }[] | undefined;
}

const momentOf = (day: string, time: string) => `${day} ${time}`;

/** Checks that no lesson begins before the one before it has ended, each at its field. */
export const lessonRules = <Form extends WithLessons>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.eduType !== 1) return;
    const form: WithLessons = dataset.value;
    const { furtherLessons = [] } = form;
    const [next] = furtherLessons;
    if (!next) return;
    const refuse = (input: object, keys: readonly (string | number)[], message: string) =>
      addIssue({
        message,
        path: keys.map((key) =>
          typeof key === 'number'
            ? { type: 'array', origin: 'value', input: [], key, value: undefined }
            : { type: 'object', origin: 'value', input: { ...input }, key, value: undefined },
        ) as [v.ObjectPathItem],
      });
    if (form.endTime === '') refuse(form, ['endTime'], '수업이 여러 번이면 첫날의 끝나는 시각도 입력해주세요.');
    let end = momentOf(form.eduDate, form.endTime || form.time);
    for (const [index, { day, time, endTime }] of furtherLessons.entries()) {
      if (time >= endTime)
        refuse(form, ['furtherLessons', index, 'endTime'], '끝나는 시각은 시작 시각보다 뒤여야 합니다.');
      const begin = momentOf(day, time);
      if (begin < end)
        refuse(form, ['furtherLessons', index, 'day'], '앞의 수업이 끝난 뒤의 날짜와 시각을 입력해주세요.');
      end = momentOf(day, endTime);
    }
    if (end.slice(0, form.lastDay.length) > form.lastDay)
      refuse(form, ['lastDay'], '마지막 날은 마지막 수업일보다 앞설 수 없습니다.');
  });

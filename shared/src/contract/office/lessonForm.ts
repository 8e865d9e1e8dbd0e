import * as v from 'valibot';
import { countNamed, rowNumber } from '../base/fields.ts';
import { typedDay, typedTime } from './typedTimes.ts';

/** Lessons of a course and the share of hours required for completion. */

export const MAX_FURTHER_LESSONS = 60;
const WRONG_SHARE = '수료 기준은 1에서 100까지의 숫자로 입력해주세요.';

export const lessonForm = {
  /**
   * Lessons after the first one, which is on the course's own day. If omitted, existing ones are shifted with that day.
   */
  furtherLessons: v.optional(
    v.pipe(
      v.array(
        v.object({
          /** Number of an existing lesson. */
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
  /** Percentage of hours required for completion. If omitted, unchanged. */
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

/** Validates the times and the order of the lessons, with an issue at each wrong field. */
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

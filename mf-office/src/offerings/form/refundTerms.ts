import type { CourseForm } from '@portal/shared/contract/office';
import { formatDate } from '@portal/shared/format';
import { addDays } from '@portal/shared/time';

/**
 * Refund percentages that the terms of the portal promise for a classroom course (article 16): in full until the day
 * before, in part on the day itself.
 */
const BEFORE = 100;
const ON_THE_DAY = 80;

type Windows = Pick<
  CourseForm,
  'reStartDate' | 'reEndDate' | 'percent' | 'reStartDate2' | 'reEndDate2' | 'percent2' | 'applyStartDay' | 'eduDate'
>;

/** Checks that a typed day is complete. */
export const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** Refund windows that follow from the terms; none until the day of the course is typed. */
export const refundDaysOf = ({ eduDate, applyStartDay }: Pick<Windows, 'eduDate' | 'applyStartDay'>) =>
  !isDay(eduDate)
    ? {}
    : {
        reStartDate: applyStartDay,
        reEndDate: addDays(eduDate, -1),
        reStartDate2: eduDate,
        reEndDate2: eduDate,
      };

const isIn = (day: string, from: string, until: string) => from <= day && day <= until;

/** Refund percentage on a day. */
function shareOn(day: string, windows: Windows): number {
  if (isIn(day, windows.reStartDate, windows.reEndDate)) return windows.percent;
  return isIn(day, windows.reStartDate2, windows.reEndDate2) ? windows.percent2 : 0;
}

/** First day before the course with less than a full refund. */
function firstShortDay(course: Windows): string | undefined {
  // The percentage changes on the first day of a window, or on the day after its last.
  const changes = [course.applyStartDay, course.reStartDate, course.reStartDate2].concat(
    [course.reEndDate, course.reEndDate2].map((day) => addDays(day, 1)),
  );
  return changes
    .filter((day) => course.applyStartDay <= day && day < course.eduDate && shareOn(day, course) < BEFORE)
    .sort()[0];
}

/** Breaches of the terms by too small a refund; none for a free or online course. */
export function breachesOf(course: Windows & Pick<CourseForm, 'eduType' | 'price'>): string[] {
  if (course.eduType !== 1 || course.price === 0) return [];
  const short = firstShortDay(course);
  const onTheDay = shareOn(course.eduDate, course);
  return [
    ...(short === undefined
      ? []
      : [`교육 전날까지는 전액을 돌려드려야 하는데, ${formatDate(short)}에는 ${shareOn(short, course)}%입니다.`]),
    ...(onTheDay < ON_THE_DAY ? [`교육 당일에는 ${ON_THE_DAY}%를 돌려드려야 하는데, ${onTheDay}%입니다.`] : []),
  ];
}

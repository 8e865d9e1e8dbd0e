import type { CourseForm } from '@portal/shared/contract/office';
import { formatDate } from '@portal/shared/format';
import { addDays } from '@portal/shared/time';

/**
 * What the terms of the portal promise for a course in a classroom (article 16): everything until the day before, most
 * of it on the day itself.
 */
const BEFORE = 100;
const ON_THE_DAY = 80;

type Windows = Pick<
  CourseForm,
  'reStartDate' | 'reEndDate' | 'percent' | 'reStartDate2' | 'reEndDate2' | 'percent2' | 'applyStartDay' | 'eduDate'
>;

/** Whether a day is typed whole. */
export const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** The days of refund that follow from the terms; none while the day of the course is not typed. */
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

/** Per cent that come back on a day. */
function shareOn(day: string, windows: Windows): number {
  if (isIn(day, windows.reStartDate, windows.reEndDate)) return windows.percent;
  return isIn(day, windows.reStartDate2, windows.reEndDate2) ? windows.percent2 : 0;
}

/** The first day before the course on which less than everything comes back. */
function firstShortDay(course: Windows): string | undefined {
  // A share changes on the first day of a window, or on the one behind its last.
  const changes = [course.applyStartDay, course.reStartDate, course.reStartDate2].concat(
    [course.reEndDate, course.reEndDate2].map((day) => addDays(day, 1)),
  );
  return changes
    .filter((day) => course.applyStartDay <= day && day < course.eduDate && shareOn(day, course) < BEFORE)
    .sort()[0];
}

/** In what a course gives back less than the terms promise; nothing where it does not, is free or online. */
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

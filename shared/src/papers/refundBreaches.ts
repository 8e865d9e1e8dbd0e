import type { RefundTerms } from '../contract/manager/index.ts';
import { formatDate } from '../format/index.ts';
import { addDays } from '../time/index.ts';

/**
 * Refund percentages that the terms of the portal promise for a classroom course (article 16): in full until the day
 * before, in part on the day itself.
 */
const BEFORE = 100;
const ON_THE_DAY = 80;

interface CourseTerms extends RefundTerms {
  /** 1 classroom, 2 online. */
  eduType: number;
  /** Won. */
  price: number;
  eduDate: string;
  /** First day of applying. */
  applyStartDay: string;
}

/** Breach of the terms by too small a refund, at the field of its percentage. */
interface RefundBreach {
  field: 'percent' | 'percent2';
  message: string;
}

const isIn = (day: string, from: string, until: string) => from <= day && day <= until;

/** Refund percentage on a day. */
function shareOn(day: string, windows: RefundTerms): number {
  if (isIn(day, windows.reStartDate, windows.reEndDate)) return windows.percent;
  return isIn(day, windows.reStartDate2, windows.reEndDate2) ? windows.percent2 : 0;
}

/** First day before the course with less than a full refund. */
function firstShortDay(course: CourseTerms): string | undefined {
  // The percentage changes on the first day of a window, or on the day after its last.
  const changes = [course.applyStartDay, course.reStartDate, course.reStartDate2].concat(
    [course.reEndDate, course.reEndDate2].map((day) => addDays(day, 1)),
  );
  return changes
    .filter((day) => course.applyStartDay <= day && day < course.eduDate && shareOn(day, course) < BEFORE)
    .sort()[0];
}

/** Breaches of the terms by too small a refund; none for a free or online course. */
export function refundBreaches(course: CourseTerms): RefundBreach[] {
  if (course.eduType !== 1 || course.price === 0) return [];
  const short = firstShortDay(course);
  const onTheDay = shareOn(course.eduDate, course);
  const breaches: RefundBreach[] = [];
  if (short !== undefined)
    breaches.push({
      field: 'percent',
      message: `교육 전날까지는 전액을 돌려드려야 하는데, ${formatDate(short)}에는 ${shareOn(short, course)}%입니다.`,
    });
  if (onTheDay < ON_THE_DAY)
    breaches.push({
      field: 'percent2',
      message: `교육 당일에는 ${ON_THE_DAY}%를 돌려드려야 하는데, ${onTheDay}%입니다.`,
    });
  return breaches;
}

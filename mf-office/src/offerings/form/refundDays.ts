import type { CourseForm } from '@portal/shared/contract/office';
import { addDays } from '@portal/shared/time';

/** Checks that a typed day is complete. */
export const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** Refund windows that follow from the terms; none until the day of the course is typed. */
export const refundDaysOf = ({ eduDate, applyStartDay }: Pick<CourseForm, 'eduDate' | 'applyStartDay'>) =>
  !isDay(eduDate)
    ? {}
    : {
        reStartDate: applyStartDay,
        reEndDate: addDays(eduDate, -1),
        reStartDate2: eduDate,
        reEndDate2: eduDate,
      };

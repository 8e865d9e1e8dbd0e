import type { Selectable } from 'kysely';
import { isSamePlace } from '@portal/shared/rules';
import type { ApplicationTable, CourseTerms, ExamTerms, Occasion } from '../../database/types/tables/manager.ts';
import { isCourseTerms } from './offeringTitle.ts';

/** Date and place by the terms. */
export const occasionOf = (terms: CourseTerms | ExamTerms): Occasion => ({
  day: isCourseTerms(terms) ? terms.eduDate : terms.examDate,
  time: terms.time,
  endTime: terms.endTime ?? '',
  ...(isCourseTerms(terms) && terms.furtherLessons && { furtherLessons: terms.furtherLessons }),
  address: terms.address,
  address2: terms.address2,
  ...(!isCourseTerms(terms) && { passDate: terms.passDate, passTime: terms.passTime }),
});

/** Terms of an application with its current date and place. Price and windows never change. */
export function currentTerms({
  terms,
  changed_to: changedTo,
}: Pick<Selectable<ApplicationTable>, 'terms' | 'changed_to'>): CourseTerms | ExamTerms {
  if (changedTo === null) return terms;
  const { day, furtherLessons = [], leaveUntil: _leaveUntil, ...held } = changedTo;
  return isCourseTerms(terms)
    ? { ...terms, ...held, eduDate: day, furtherLessons }
    : { ...terms, ...held, examDate: day };
}

/** Compares only days and hours, because a moved lesson retains its number. */
const hoursOf = ({ furtherLessons = [] }: Pick<Occasion, 'furtherLessons'>) =>
  furtherLessons.map(({ day, time, endTime }) => `${day} ${time} ${endTime}`).join();

/**
 * True if a member with the known occasion would come at a wrong time or to a wrong place. Setting a missing end and
 * correcting a spelling are no change.
 */
export const isHeldOtherwise = (known: Occasion, now: Occasion): boolean =>
  known.day !== now.day ||
  known.time !== now.time ||
  !isSamePlace(known, now) ||
  hoursOf(known) !== hoursOf(now) ||
  (known.endTime !== '' && known.endTime !== now.endTime);

/** True if the announcement of an exam's results differs from the known one. */
export const isAnnouncedOtherwise = (known: Occasion, now: Occasion): boolean =>
  known.passDate !== undefined && (known.passDate !== now.passDate || known.passTime !== now.passTime);

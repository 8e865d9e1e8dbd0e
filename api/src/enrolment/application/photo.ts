import type { Selectable } from 'kysely';
import type { ApplicationStatus, PhotoState } from '@portal/shared/contract';
import { addDays, endOfSeoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../clock/durations.ts';
import type { ApplicationTable, ExamAnswers } from '../../database/types/tables/manager.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms } from '../offering/occasion.ts';
import { isCourseTerms } from '../offering/offeringTitle.ts';

type PhotoColumn =
  | 'kind'
  | 'terms'
  | 'changed_to'
  | 'answers'
  | 'applied_at'
  | 'photo_return_reason'
  | 'photo_returned_at';
type WithPhoto = Pick<Selectable<ApplicationTable>, PhotoColumn>;

/** Days before the exam until which a photo is accepted; then its roster is printed. */
const DAYS_BEFORE_EXAM = 3;
/** Minimum time after applying or a returned photo, however near the exam. */
const MIN_TIME_MS = DAY_MS;

/** States in which a photo is accepted: the applicant will sit the exam and has not requested a cancellation. */
const PHOTO_STATES: readonly ApplicationStatus[] = ['HELD', 'CONFIRMED'];

/** Path of the applicant's photo; empty if none. */
export const photoOf = ({ answers }: Pick<WithPhoto, 'answers'>): string =>
  (answers as Partial<ExamAnswers>).userProfile ?? '';

export const photoStateOf = (application: WithPhoto): PhotoState => {
  if (photoOf(application) !== '') return 'given';
  return application.photo_return_reason === null ? 'missing' : 'returned';
};

/** Deadline for a photo or its replacement. */
export function photoDueAt({ applied_at, photo_returned_at, ...application }: WithPhoto): Date {
  const terms = currentTerms(application);
  const begin = beginsAt(terms).getTime();
  const lastDay = isCourseTerms(terms) ? begin : endOfSeoulDay(addDays(terms.examDate, -DAYS_BEFORE_EXAM)).getTime();
  const left = Math.max(applied_at.getTime(), photo_returned_at?.getTime() ?? 0) + MIN_TIME_MS;
  return new Date(Math.min(begin, Math.max(lastDay, left)));
}

/**
 * True if the applicant may upload a photo now.
 * @param status as the member sees it
 */
export const mayAddPhoto = (application: WithPhoto, status: ApplicationStatus, now: Date): boolean =>
  application.kind === 'exam' && PHOTO_STATES.includes(status) && now < photoDueAt(application);

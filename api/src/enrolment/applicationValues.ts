import type { Selectable } from 'kysely';
import { lessonsOf } from '@portal/shared/contract/manager';
import { formatDateTime } from '@portal/shared/format';
import type { ApplicationTable, CourseTerms, ExamTerms } from '../database/types/tables/manager.ts';
import { applicationPage } from '../notices/pages.ts';
import { occasionOf } from './offering/occasion.ts';
import { isCourseTerms, offeringTitle } from './offering/offeringTitle.ts';

/** Values common to all notices about an application. */
export const applicationValues = ({
  application_no,
  kind,
  terms,
}: Pick<Selectable<ApplicationTable>, 'application_no' | 'kind' | 'terms'>) => ({
  title: kind === 'group' ? `${offeringTitle(terms)} 단체` : offeringTitle(terms),
  page: applicationPage(kind, application_no),
});

/** Date and place in words, optionally with the announcement of results. */
export function occasionValues(terms: CourseTerms | ExamTerms, { isAnnouncement = false } = {}) {
  const { address, address2, passDate, passTime, ...held } = occasionOf(terms);
  const isOnline = isCourseTerms(terms) && terms.eduType === 2;
  const when = lessonsOf(held)
    .map(({ day, time }) => formatDateTime(day, time))
    .join(', ');
  return {
    when,
    place: isOnline ? '' : `${address} ${address2}`.trim(),
    ...(isAnnouncement && passDate && { announcement: formatDateTime(passDate, passTime) }),
  };
}

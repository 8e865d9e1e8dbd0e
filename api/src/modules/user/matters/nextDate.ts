import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { isCourseTerms, offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { applicationPage } from '../../../notices/pages.ts';

const day = sql<string>`coalesce(application.terms ->> 'eduDate', application.terms ->> 'examDate')`;
const time = sql<string>`application.terms ->> 'time'`;

/** The confirmed course or exam of a member that comes next; today's until the day is over. */
export async function findNextDate(db: Queries, memberNo: number, now: Date) {
  const row = await db
    .selectFrom('application')
    .select(['application_no', 'kind', 'terms', day.as('day')])
    .where('member_no', '=', memberNo)
    .where('status', '=', 'CONFIRMED')
    .where(day, '>=', seoulDay(now))
    .orderBy(day)
    .orderBy(time)
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { application_no, kind, terms } = row;
  return {
    applyType: OFFERING_KINDS[kind].applyType,
    title: offeringTitle(terms),
    day: row.day,
    time: terms.time,
    endTime: terms.endTime ?? '',
    address: terms.address,
    address2: terms.address2,
    isOnline: isCourseTerms(terms) && terms.eduType === 2,
    path: applicationPage(kind, application_no).path,
  };
}

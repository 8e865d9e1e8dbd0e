import { sql } from 'kysely';
import { seoulDay, seoulTime } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { findOwn } from '../../../enrolment/application/store.ts';
import { hasTicket } from '../../../enrolment/application/ticket.ts';
import { currentTerms } from '../../../enrolment/offering/occasion.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { isCourseTerms, offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { applicationPage } from '../../../notices/pages.ts';

/** Days of an application by its current terms; a course of several days has further lessons. */
const lessons = sql<{ day: string; time: string; end_time: string }>`(
  select coalesce(occasion ->> 'day', occasion ->> 'eduDate', occasion ->> 'examDate') as day, occasion ->> 'time' as time,
    coalesce(occasion ->> 'endTime', '') as end_time
  from coalesce(application.changed_to, application.terms) as occasion
  union all
  select further ->> 'day', further ->> 'time', coalesce(further ->> 'endTime', '')
  from jsonb_array_elements(coalesce(coalesce(application.changed_to, application.terms) -> 'furtherLessons', '[]')) as further
)`;

/** Next day of a member's confirmed courses and exams; today's until its end, or all day if the end is unknown. */
export async function findNextDate(db: Queries, memberNo: number, now: Date) {
  const today = seoulDay(now);
  const row = await db
    .selectFrom('application')
    .innerJoinLateral(lessons.as<'lesson'>('lesson'), (join) => join.onTrue())
    .select(['application_no', 'kind', 'terms', 'changed_to', 'lesson.day', 'lesson.time', 'lesson.end_time'])
    .where('member_no', '=', memberNo)
    .where('status', '=', 'CONFIRMED')
    .where('kind', '<>', 'group')
    .where((either) =>
      either.or([
        either('lesson.day', '>', today),
        either('lesson.day', '=', today).and(
          either.or([either('lesson.end_time', '=', ''), either('lesson.end_time', '>', seoulTime(now))]),
        ),
      ]),
    )
    .orderBy('lesson.day')
    .orderBy('lesson.time')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { application_no, kind } = row;
  const terms = currentTerms(row);
  return {
    applyType: OFFERING_KINDS[termsKind(terms)].applyType,
    title: offeringTitle(terms),
    day: row.day,
    time: row.time,
    endTime: row.end_time,
    address: terms.address,
    address2: terms.address2,
    isOnline: isCourseTerms(terms) && terms.eduType === 2,
    hasPaper: kind !== 'exam' || (await mayPrintTicket(db, { memberNo, kind, now }, application_no)),
    path: applicationPage(kind, application_no).path,
  };
}

async function mayPrintTicket(db: Queries, own: Parameters<typeof findOwn>[1], applicationNo: number) {
  const application = await findOwn(db, own, applicationNo);
  return application !== undefined && hasTicket(application);
}

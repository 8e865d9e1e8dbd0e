import { sql } from 'kysely';
import type { CalendarFileEvent } from '@portal/shared/calendarFile';
import { FIRST_LESSON, lessonsOf } from '@portal/shared/contract/manager';
import { addressLine, arrivalTime } from '@portal/shared/papers';
import { seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { announcedAt } from '../../../enrolment/offering/announcedAt.ts';
import { currentTerms, occasionOf } from '../../../enrolment/offering/occasion.ts';
import { isCourseTerms, offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { APPLICATION_DEAD_STATES } from '../../../lifecycles/application.ts';
import { applicationPage, linePage } from '../../../notices/pages.ts';
import { REQUESTED_OPENINGS, type RequestedOpening } from '../openings/requestedOpenings.ts';

/** Newest applications in a feed. */
const MAX_APPLICATIONS = 200;

interface Reader {
  memberNo: number;
  /** Origin of the portal, for links. */
  origin: string;
}

/** Lessons and exams of the member's applications, and announcements of results. */
async function applicationEvents(db: Queries, { memberNo, origin }: Reader): Promise<CalendarFileEvent[]> {
  const rows = await db
    .selectFrom('application')
    .leftJoin('examination', 'examination.examination_no', 'application.examination_no')
    .select(['application_no', 'kind', 'terms', 'changed_to', announcedAt.as('announced_at')])
    .where('member_no', '=', memberNo)
    .where('kind', '!=', 'group')
    .where('application.status', 'not in', [...APPLICATION_DEAD_STATES, 'HELD'])
    .orderBy('application_no', 'desc')
    .limit(MAX_APPLICATIONS)
    .execute();
  return rows.flatMap(({ application_no, kind, announced_at, ...row }) => {
    const terms = currentTerms(row);
    const held = occasionOf(terms);
    const isOnline = isCourseTerms(terms) && terms.eduType === 2;
    const page = `${origin}${applicationPage(kind, application_no).path}`;
    const title = offeringTitle(terms);
    const event = (id: string, rest: Pick<CalendarFileEvent, 'start' | 'end' | 'title' | 'place' | 'notes'>) => ({
      id: `application-${application_no}${id}`,
      remindBefore: 'P1D',
      ...rest,
    });
    return [
      ...lessonsOf(held).map(({ lessonNo, day, time, endTime }) =>
        event(lessonNo === FIRST_LESSON ? '' : `-${lessonNo}`, {
          start: seoulInstant(day, time),
          end: endTime ? seoulInstant(day, endTime) : null,
          title,
          place: isOnline ? '' : addressLine(held),
          notes: [...(isOnline ? [] : [`${arrivalTime(time)}까지 입실 (시작 20분 전)`]), page],
        }),
      ),
      ...(announced_at
        ? [
            event('-result', {
              start: announced_at,
              end: null,
              title: `합격자 발표: ${title}`,
              place: '',
              notes: [page],
            }),
          ]
        : []),
    ];
  });
}

/** Openings of courses and exams before which the member asked to be notified. */
async function openingEvents(db: Queries, { memberNo, origin }: Reader): Promise<CalendarFileEvent[]> {
  const { rows } = await sql<RequestedOpening>`
    select alert_no, member_no, kind, offering_no, title, opens_at from ${REQUESTED_OPENINGS}
    where member_no = ${memberNo} and not called_off order by opens_at, alert_no`.execute(db);
  return rows.map(({ kind, offering_no, title, opens_at }) => ({
    id: `opening-${kind}-${offering_no}`,
    start: opens_at,
    end: null,
    title: `신청 시작: ${title}`,
    place: '',
    notes: [`${origin}${linePage(kind, offering_no).path}`],
    remindBefore: 'PT30M',
  }));
}

/** Own dates of a member for a calendar program. */
export const ownEvents = async (db: Queries, reader: Reader): Promise<CalendarFileEvent[]> => [
  ...(await applicationEvents(db, reader)),
  ...(await openingEvents(db, reader)),
];

import type { Selectable } from 'kysely';
import { seoulInstant } from '@portal/shared/time';
import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { notifyApplied, notifyOfMove } from '../../../enrolment/application/notices.ts';
import { applicationValues } from '../../../enrolment/applicationValues.ts';
import { holdEnd } from '../../../enrolment/offering/hold.ts';
import { isCourseTerms } from '../../../enrolment/offering/offeringTitle.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';

type Application = Selectable<ApplicationTable>;

/** Older notices would be erased already. */
const DAYS_SHOWN = 364;
const PAYING_TOOK_MS = 4 * MINUTE_MS;
/** Time of day at which the results of a course are entered. */
const COURSE_RESULT_TIME = '18:30';

/** Loads the member's notices of the last year about the applications of the demo. */
export async function loadSentNotices(db: Queries, memberNo: number, now: Date): Promise<void> {
  const applications = await db.selectFrom('application').selectAll().where('member_no', '=', memberNo).execute();
  const since = new Date(now.getTime() - DAYS_SHOWN * DAY_MS);
  const events = applications
    .flatMap(eventsOf)
    .filter(({ at }) => at >= since && at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, notify } of events) await notify({ db, now: at });
  await db
    .updateTable('member_notice')
    .set((column) => ({ queued_at: column.ref('raised_at') }))
    .where('member_no', '=', memberNo)
    .execute();
}

function eventsOf(application: Application) {
  const { application_no, member_no, status, price, applied_at, terms } = application;
  const held = { ...application, status: 'HELD' as const, pay_due_at: price > 0 ? holdEnd(applied_at) : null };
  const hasResult = ['COMPLETED', 'NOT_COMPLETED', 'PASSED', 'FAILED'].includes(status);
  const resultAt = isCourseTerms(terms)
    ? seoulInstant(terms.eduDate, COURSE_RESULT_TIME)
    : seoulInstant(terms.passDate, terms.passTime);
  const result = { event: 'resultOut', memberNo: member_no, subjectNo: application_no } as const;
  return [
    { at: applied_at, notify: (context: NoticeContext) => notifyApplied(held, context) },
    ...(price > 0
      ? [
          {
            at: new Date(applied_at.getTime() + PAYING_TOOK_MS),
            notify: (context: NoticeContext) => notifyOfMove(held, { event: 'paid', to: 'CONFIRMED' }, context),
          },
        ]
      : []),
    ...(hasResult
      ? [
          {
            at: resultAt,
            notify: (context: NoticeContext) =>
              raiseNotice({ ...result, values: applicationValues(application) }, context),
          },
        ]
      : []),
  ];
}

interface NoticeContext {
  db: Queries;
  now: Date;
}

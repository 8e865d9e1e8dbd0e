import { sql } from 'kysely';
import { DAY_MS, MINUTE_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { OFFERING_TITLES } from '../../../enrolment/queue/SeatQueue.ts';
import { linePage } from '../../../notices/pages.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { Job } from '../../../pipeline/job.ts';
import { noticeAt } from './noticeAt.ts';

const BATCH_SIZE = 500;

interface Due {
  alert_no: number;
  member_no: number;
  kind: OfferingKind;
  offering_no: number;
  title: string;
  opens_at: Date;
}

interface Near extends Due {
  is_upcoming: boolean;
}

/** Requests for an opening within a day, soonest first; of one that has opened or was called off too. */
async function listNear(db: Queries, now: Date): Promise<Near[]> {
  const { rows } = await sql<Near>`
    select alert.alert_no, alert.member_no, case when alert.education_no is null then 'exam' else 'education' end as kind,
      coalesce(alert.education_no, alert.examination_no) as offering_no,
      coalesce(${OFFERING_TITLES.education}, ${OFFERING_TITLES.exam}) as title,
      coalesce(education.apply_start_at, examination.apply_start_at) as opens_at,
      coalesce(education.apply_start_at, examination.apply_start_at) > ${now}
        and not coalesce(education.called_off, examination.called_off) as is_upcoming
    from opening_alert as alert
    left join education on education.education_no = alert.education_no
    left join examination on examination.examination_no = alert.examination_no
    where coalesce(education.apply_start_at, examination.apply_start_at) <= ${new Date(now.getTime() + DAY_MS)}
    order by opens_at, alert.alert_no limit ${BATCH_SIZE}`.execute(db);
  return rows;
}

/** Notifies members who asked for it before a course or an exam opens, and deletes their requests. */
export const openingJob: Job = {
  name: 'openings',
  everySeconds: MINUTE_SECONDS,
  async run({ db, now: clock }) {
    const now = clock();
    let done: Near[];
    do {
      const near = await listNear(db, now);
      done = near.filter(({ is_upcoming, opens_at }) => !is_upcoming || noticeAt(opens_at) <= now);
      for (const { is_upcoming, ...due } of done)
        await inTransaction(db, async (transaction) => {
          // Locks the member before the request, as a withdrawal does.
          if (is_upcoming) await notify(due, { db: transaction, now });
          await transaction.deleteFrom('opening_alert').where('alert_no', '=', due.alert_no).execute();
        });
    } while (done.length === BATCH_SIZE);
  },
};

const notify = ({ alert_no, member_no, kind, offering_no, title, opens_at }: Due, at: { db: Queries; now: Date }) =>
  raiseNotice(
    {
      event: 'opensSoon',
      memberNo: member_no,
      subjectNo: alert_no,
      values: { title, page: linePage(kind, offering_no), opensAt: opens_at },
    },
    at,
  );

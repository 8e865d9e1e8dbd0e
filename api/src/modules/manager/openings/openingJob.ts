import { sql } from 'kysely';
import { DAY_MS, MINUTE_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { linePage } from '../../../notices/pages.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { Job } from '../../../pipeline/job.ts';
import { noticeAt } from './noticeAt.ts';
import { REQUESTED_OPENINGS, type RequestedOpening } from './requestedOpenings.ts';

const BATCH_SIZE = 500;

interface Near extends RequestedOpening {
  is_upcoming: boolean;
}

/** Requests for an opening within a day, soonest first; of one that has opened or was called off too. */
async function listNear(db: Queries, now: Date): Promise<Near[]> {
  const { rows } = await sql<Near>`
    select alert_no, member_no, kind, offering_no, title, opens_at, opens_at > ${now} and not called_off as is_upcoming
    from ${REQUESTED_OPENINGS} where opens_at <= ${new Date(now.getTime() + DAY_MS)}
    order by opens_at, alert_no limit ${BATCH_SIZE}`.execute(db);
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

const notify = (
  { alert_no, member_no, kind, offering_no, title, opens_at }: RequestedOpening,
  at: { db: Queries; now: Date },
) =>
  raiseNotice(
    {
      event: 'opensSoon',
      memberNo: member_no,
      subjectNo: alert_no,
      values: { title, page: linePage(kind, offering_no), opensAt: opens_at },
    },
    at,
  );

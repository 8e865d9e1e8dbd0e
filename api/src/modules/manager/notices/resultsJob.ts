import { sql } from 'kysely';
import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { applicationValues } from '../../../enrolment/applicationValues.ts';
import { announcedAt } from '../../../enrolment/offering/announcedAt.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { Job } from '../../../pipeline/job.ts';

const BATCH_SIZE = 200;

/** Results due for a notice: of a course at once, of an exam from the announcement on. */
const announced = (db: Queries, now: Date) =>
  db
    .selectFrom('sealed_result')
    .innerJoin('application', 'application.application_no', 'sealed_result.application_no')
    .leftJoin('examination', 'examination.examination_no', 'application.examination_no')
    .where((either) =>
      either.or([either('application.kind', '=', 'education'), sql<boolean>`${announcedAt} <= ${now}`]),
    );

/** Notifies members of results; of an exam from its announcement on. */
export const resultsJob: Job = {
  name: 'results',
  everySeconds: MINUTE_SECONDS,
  async run({ db, now: clock }) {
    const now = clock();
    for (let found = BATCH_SIZE; found === BATCH_SIZE;) {
      const due = await announced(db, now)
        .select('sealed_result.application_no')
        .orderBy('sealed_result.application_no')
        .limit(BATCH_SIZE)
        .execute();
      found = due.length;
      for (const { application_no } of due) await notifyHolderOf(db, application_no, now);
    }
  },
};

const notifyHolderOf = (db: Queries, applicationNo: number, now: Date) =>
  inTransaction(db, async (transaction) => {
    // Locked, so that only one of two jobs notifies; and read again, because the announcement may have been postponed
    // meanwhile.
    const application = await announced(transaction, now)
      .select(['application.application_no', 'application.member_no', 'application.kind', 'application.terms'])
      .where('sealed_result.application_no', '=', applicationNo)
      .forNoKeyUpdate('sealed_result')
      .executeTakeFirst();
    if (!application) return;
    const values = applicationValues(application);
    await raiseNotice(
      { event: 'resultOut', memberNo: application.member_no, subjectNo: applicationNo, values },
      { db: transaction, now },
    );
    await transaction.deleteFrom('sealed_result').where('application_no', '=', applicationNo).execute();
  });

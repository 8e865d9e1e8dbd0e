import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { changeApplication } from '../../../enrolment/application/change.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { isForOffering } from '../../../enrolment/offering/applicationsOf.ts';
import { AWAITED_STATES, SEALED_STATES } from '../../../lifecycles/application.ts';
import type { Job } from '../../../pipeline/job.ts';

/**
 * Notifies each applicant of another day, hour, place or announcement. Each has a transaction of its own, so that the
 * next run continues where one was cut short.
 */
export const changesJob: Job = {
  name: 'changes',
  everySeconds: 10,
  async run({ db, now: clock }) {
    const open = await db
      .selectFrom('offering_change')
      .select(['offering_change_no', 'education_no', 'examination_no'])
      .where('done_at', 'is', null)
      .orderBy('offering_change_no')
      .execute();
    for (const { offering_change_no: changeNo, ...offering } of open) {
      for (const applicationNo of await listAwaiting(db, offering))
        await inTransaction(db, async (transaction) => {
          const application = await lockApplication(transaction, applicationNo);
          if (application) await changeApplication(application, { db: transaction, now: clock() });
        });
      await db
        .updateTable('offering_change')
        .set({ done_at: clock() })
        .where('offering_change_no', '=', changeNo)
        .execute();
    }
  },
};

async function listAwaiting(
  db: Queries,
  { education_no, examination_no }: { education_no: number | null; examination_no: number | null },
): Promise<number[]> {
  const rows = await db
    .selectFrom('application')
    .select('application_no')
    .where(
      education_no === null ? isForOffering('exam', examination_no ?? 0) : isForOffering('education', education_no),
    )
    .where('status', 'in', [...AWAITED_STATES, ...SEALED_STATES])
    .orderBy('application_no')
    .execute();
  return rows.map(({ application_no }) => application_no);
}

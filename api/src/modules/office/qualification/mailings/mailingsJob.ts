import { inTransaction } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { APPLICATION_DEAD_STATES } from '../../../../lifecycles/application.ts';
import { applicationPage } from '../../../../notices/pages.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { Job } from '../../../../pipeline/job.ts';
import { fillIn } from './fillIn.ts';

const BATCH_SIZE = 100;

/** Raises a notice for each recipient of an office message, except those who have cancelled meanwhile. */
export const mailingsJob: Job = {
  name: 'mailings',
  everySeconds: 10,
  async run({ db, now }) {
    while ((await inTransaction(db, (transaction) => notifyBatch(transaction, now()))) === BATCH_SIZE);
  },
};

/**
 * The rows stay locked until all recipients are notified: another job skips them, and after a crash they are still
 * waiting.
 */
async function notifyBatch(db: Queries, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom('mailing_recipient')
    .innerJoin('mailing', 'mailing.mailing_no', 'mailing_recipient.mailing_no')
    .innerJoin('application', 'application.application_no', 'mailing_recipient.application_no')
    .leftJoin('employer_group', 'employer_group.group_no', 'application.application_no')
    .select(['recipient_no', 'mailing.title', 'mailing.content', 'employer_group.business_name'])
    .select(['application.application_no', 'application.member_no', 'application.kind', 'application.terms'])
    .select(['application.changed_to', 'application.examination_code', 'application.answers', 'application.status'])
    .where('handled_at', 'is', null)
    .orderBy('recipient_no')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('mailing_recipient')
    .skipLocked()
    .execute();
  for (const { recipient_no: subjectNo, title, content, ...application } of waiting) {
    if (APPLICATION_DEAD_STATES.includes(application.status)) continue;
    const page = applicationPage(application.kind, application.application_no);
    const values = { title, content: fillIn(content, application), page };
    await raiseNotice({ event: 'mailing', memberNo: application.member_no, subjectNo, values }, { db, now });
  }
  if (waiting.length > 0)
    await db
      .updateTable('mailing_recipient')
      .set({ handled_at: now })
      .where(
        'recipient_no',
        'in',
        waiting.map(({ recipient_no }) => recipient_no),
      )
      .execute();
  return waiting.length;
}

import { sql } from 'kysely';
import { EVIDENCE_DAYS } from '@portal/shared/contract/manager';
import { addDays, seoulDay } from '@portal/shared/time';
import { HOUR_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { asksEvidence, evidenceState } from '../../../enrolment/application/evidenceState.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { evidenceDueDay } from '../../../enrolment/application/ticket.ts';
import { applicationValues } from '../../../enrolment/applicationValues.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { Job } from '../../../pipeline/job.ts';

const BATCH_SIZE = 200;
/** Days before the last day for papers on which members without papers are reminded. */
const REMIND_DAYS = 3;

/** Reminds members once, in the daytime, of papers of eligibility that are missing shortly before their last day. */
export const evidenceMissingJob: Job = {
  name: 'evidence-missing',
  everySeconds: HOUR_SECONDS,
  async run({ db, now: clock }) {
    const now = clock();
    if (isNight(now)) return;
    const today = seoulDay(now);
    const due = await db
      .selectFrom('application')
      .innerJoin('examination', 'examination.examination_no', 'application.examination_no')
      .select('application.application_no')
      .where('application.status', '=', 'CONFIRMED')
      .where('examination.held_at', '>', now)
      .where('examination.called_off', '=', false)
      .where(sql`application.terms ->> 'examDate'`, '>=', addDays(today, EVIDENCE_DAYS))
      .where(sql`application.terms ->> 'examDate'`, '<=', addDays(today, EVIDENCE_DAYS + REMIND_DAYS))
      .where(asksEvidence)
      .where(sql<boolean>`coalesce(${evidenceState}, 'NONE') not in ('ACCEPTED', 'SUBMITTED')`)
      .where(
        sql<boolean>`not exists (
          select from member_notice where event = 'evidenceMissing' and subject_no = application.application_no
        )`,
      )
      .orderBy('application.application_no')
      .limit(BATCH_SIZE)
      .execute();
    for (const { application_no } of due)
      await inTransaction(db, async (transaction) => {
        const application = await lockApplication(transaction, application_no);
        if (application?.status !== 'CONFIRMED' || !('examDate' in application.terms)) return;
        const values = { ...applicationValues(application), dueDay: evidenceDueDay(application.terms.examDate) };
        const notice = { memberNo: application.member_no, subjectNo: application_no, values };
        await raiseNotice({ event: 'evidenceMissing', ...notice }, { db: transaction, now });
      });
  },
};

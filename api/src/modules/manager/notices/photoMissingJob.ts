import { sql } from 'kysely';
import { DAY_MS, HOUR_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { mayAddPhoto, photoOf } from '../../../enrolment/application/photo.ts';
import { notifyPhotoMissing } from '../../../enrolment/application/photoNotices.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { Job } from '../../../pipeline/job.ts';

const BATCH_SIZE = 200;
const BEFORE_EXAM_MS = 7 * DAY_MS;
/** An application has mentioned the photo recently. */
const MIN_AGE_MS = DAY_MS / 2;

/** Reminds applicants, once and in the daytime, of a photo that is missing a week before the exam. */
export const photoMissingJob: Job = {
  name: 'photo-missing',
  everySeconds: HOUR_SECONDS,
  async run({ db, now: clock }) {
    const now = clock();
    if (isNight(now)) return;
    const lacking = await db
      .selectFrom('examination')
      .innerJoin('application', 'application.examination_no', 'examination.examination_no')
      .select('application.application_no')
      .where('examination.held_at', '>', now)
      .where('examination.held_at', '<=', new Date(now.getTime() + BEFORE_EXAM_MS))
      .where('examination.called_off', '=', false)
      .where('application.status', '=', 'CONFIRMED')
      .where('application.applied_at', '<=', new Date(now.getTime() - MIN_AGE_MS))
      .where(sql<boolean>`coalesce(application.answers ->> 'userProfile', '') = ''`)
      .where(
        sql<boolean>`not exists (
          select from member_notice where event = 'photoMissing' and subject_no = application.application_no
        )`,
      )
      .orderBy('application.application_no')
      .limit(BATCH_SIZE)
      .execute();
    for (const { application_no } of lacking) {
      await inTransaction(db, async (transaction) => {
        const application = await lockApplication(transaction, application_no);
        // Added or cancelled meanwhile, or too late to add one.
        if (!application || photoOf(application) !== '' || !mayAddPhoto(application, application.status, now)) return;
        await notifyPhotoMissing(application, { db: transaction, now });
      });
    }
  },
};

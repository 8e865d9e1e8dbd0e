import { sql } from 'kysely';
import { IMPORT_FILE_DAYS } from '@portal/shared/contract/office';
import { DAY_MS, HOUR_MS } from '../../../../clock/durations.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Job, JobContext } from '../../../../pipeline/job.ts';
import { claimUpload, ClaimLost } from './claim.ts';
import { moveUpload } from './moveUpload.ts';
import { runUpload } from './runUpload.ts';
import { undoBatches } from './undoBatches.ts';

/** Time after which an upload without further parts is given up. */
const RECEIVED_WITHIN_MS = HOUR_MS;
/** The claim of a file outlives it, so that another file's lost process is noticed. */
const LEASE_SECONDS = 60;

/** Checks and imports uploaded files of the former system, also after a lost process, and deletes them. */
export const importsJob: Job = {
  name: 'imports',
  everySeconds: 5,
  leaseSeconds: LEASE_SECONDS,
  async run(context) {
    await expireUploads(context);
    await undoBatches(context);
    for (;;) {
      const claimed = await claimUpload(context.db, context.now());
      if (!claimed) return;
      try {
        await runUpload(claimed, context);
      } catch (error) {
        if (!(error instanceof ClaimLost)) throw error;
        context.log.info({ uploadNo: claimed.upload_no }, 'an import is continued elsewhere, or has ended');
      }
    }
  },
};

async function expireUploads({ db: pool, now: clock, log }: JobContext): Promise<void> {
  const now = clock();
  const givenUp = new Date(now.getTime() - RECEIVED_WITHIN_MS);
  const weekAgo = new Date(now.getTime() - IMPORT_FILE_DAYS * DAY_MS);
  await inTransaction(pool, async (db) => {
    const overdue = await db
      .selectFrom('import_upload')
      .selectAll()
      .where('ended_at', 'is', null)
      .where(
        sql<boolean>`(uploaded_at < ${weekAgo} or status = 'RECEIVING' and ${givenUp} > coalesce(
          (select max(stored_at) from import_part where import_part.upload_no = import_upload.upload_no), uploaded_at))`,
      )
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const upload of overdue) await moveUpload(upload, { event: 'expire', by: 'system' }, { db, now, log });
  });
}

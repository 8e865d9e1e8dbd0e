import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Job } from '../../../pipeline/job.ts';
import { moveCertificate } from './moveCertificate.ts';
import { lockCertificate } from './store.ts';

const BATCH_SIZE = 200;

/** Ends the requests whose fee did not come in time. */
export const certificateExpireJob: Job = {
  name: 'certificate-expire',
  everySeconds: 10 * MINUTE_SECONDS,
  async run({ db, log, configuration, now: clock }) {
    const now = clock();
    const due = await db
      .selectFrom('certificate')
      .select('certificate_no')
      .where('status', '=', 'AWAITING_TRANSFER')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { certificate_no } of due) {
      await inTransaction(db, async (transaction) => {
        const certificate = await lockCertificate(transaction, certificate_no);
        if (!certificate) return;
        const context = { db: transaction, now, log, keys: configuration.encryptionKeys };
        await moveCertificate(certificate, { event: 'duePassed', by: 'system' }, context);
      });
    }
    if (due.length > 0) log.info({ requests: due.length }, 'certificate requests expired');
  },
};

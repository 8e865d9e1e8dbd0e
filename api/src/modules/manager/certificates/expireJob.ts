import { MINUTE_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { bankReadUntil } from '../../../money/bankRead.ts';
import type { Job } from '../../../pipeline/job.ts';
import { moveCertificate } from './moveCertificate.ts';
import { lockCertificate } from './store.ts';

const BATCH_SIZE = 200;

/** Expires certificate requests without payment, three working days after their due day. */
export const certificateExpireJob: Job = {
  name: 'certificate-expire',
  everySeconds: 10 * MINUTE_SECONDS,
  async run({ db, log, configuration, now: clock }) {
    const now = clock();
    const due = await db
      .selectFrom('certificate')
      .select('certificate_no')
      .where('status', '=', 'AWAITING_TRANSFER')
      .where('due_at', '<=', bankReadUntil(now))
      .orderBy('due_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { certificate_no } of due) {
      await inTransaction(db, async (transaction) => {
        const certificate = await lockCertificate(transaction, certificate_no);
        if (!certificate) return;
        const context = moneyContext({ db: transaction, now, log, configuration });
        await moveCertificate(certificate, { event: 'duePassed', by: 'system' }, context);
      });
    }
    if (due.length > 0) log.info({ requests: due.length }, 'certificate requests expired');
  },
};

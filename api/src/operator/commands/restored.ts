import { skipNumbers } from '../../database/skipNumbers.ts';
import { reconcileSince } from '../../modules/payment/reconciliation/reconcileJob.ts';
import { queueRepetitions, repeatWithdrawals } from '../../modules/user/restored/repeatWithdrawals.ts';
import { removeErasedFiles } from '../../modules/user/withdrawal/erasedFiles.ts';
import { readWithdrawals } from '../../modules/user/withdrawal/withdrawalLog.ts';
import { momentOf, Refused, UsageError, type Command } from './command.ts';

/** Repairs a database restored from a backup, before anyone uses it. */
export const databaseRestored: Command = {
  usage: '--to <moment, like 2026-11-27T03:10:00Z>',
  about:
    'after a backup was restored to that moment, before the portal is started: gives no number twice, ends all sessions, repeats withdrawals, and finds what was paid since at the gateway',
  options: { to: { type: 'string' } },
  async run(options, { print, ...tools }) {
    const moment = momentOf(options, 'to');
    const services = tools.services();
    const { db, integrations, ip } = services;
    const now = services.now();
    if (moment > now) throw new UsageError('--to is still to come');

    await skipNumbers(db);
    const { numDeletedRows: sessions } = await db.deleteFrom('session').executeTakeFirstOrThrow();
    print(`sessions ended: ${sessions}`);

    const withdrawals = await readWithdrawals(moment, now, integrations.files);
    await queueRepetitions(db, withdrawals);
    const { done, blocked } = await repeatWithdrawals({ ...services, now, ip });
    await removeErasedFiles(db, integrations.files, now);
    print(`withdrawals repeated: ${done.length}`);
    if (blocked.length > 0)
      print(`withdrawals of members with something open again, repeated when it is settled: ${blocked.join(', ')}`);

    const found = await reconcileSince(moment, services).catch((error: unknown) => {
      throw new Refused(`the gateway's books could not be compared, run this again: ${String(error)}`);
    });
    print(`differences with the gateway's books, in the office's list of findings: ${found}`);
  },
};

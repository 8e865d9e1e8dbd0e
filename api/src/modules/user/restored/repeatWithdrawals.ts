import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { lockLeavingMember } from '../account/lockLeavingMember.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { takeDormantRecord } from '../dormancy/dormantRecord.ts';
import { endMembership } from '../withdrawal/endMembership.ts';
import type { LoggedWithdrawal } from '../withdrawal/withdrawalLog.ts';

type RepeatContext = Pick<CallContext, 'db' | 'now' | 'ip' | 'log' | 'configuration'>;

/** Queues memberships that a restored database has to end again. */
export async function queueRepetitions(db: Queries, withdrawals: readonly LoggedWithdrawal[]): Promise<void> {
  for (const { memberNo, withdrawnAt } of withdrawals)
    await db
      .insertInto('withdrawal_to_repeat')
      .values({ member_no: memberNo, withdrawn_at: withdrawnAt })
      .onConflict((conflict) =>
        conflict.column('member_no').doUpdateSet((row) => ({ withdrawn_at: row.ref('excluded.withdrawn_at') })),
      )
      .execute();
}

interface Repeated {
  done: number[];
  /** Blocked by an open case that had been settled: retried until it is again. */
  blocked: number[];
}

/** Ends the queued memberships, each in its own transaction; returns the members' numbers. */
export async function repeatWithdrawals(context: RepeatContext): Promise<Repeated> {
  const { db } = context;
  const queued = await db.selectFrom('withdrawal_to_repeat').selectAll().orderBy('member_no').execute();
  const repeated: Repeated = { done: [], blocked: [] };
  for (const { member_no: memberNo, withdrawn_at: withdrawnAt } of queued) {
    try {
      const isEnded = await inTransaction(db, (transaction) =>
        repeatWithdrawal({ memberNo, withdrawnAt }, { ...context, db: transaction }),
      );
      if (isEnded) repeated.done.push(memberNo);
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      repeated.blocked.push(memberNo);
    }
  }
  return repeated;
}

/** Returns false if there is no membership to end: the account was opened after the withdrawal, or has ended. */
async function repeatWithdrawal({ memberNo, withdrawnAt }: LoggedWithdrawal, context: RepeatContext): Promise<boolean> {
  const { db, configuration } = context;
  const member = await lockLeavingMember(db, memberNo);
  await db.deleteFrom('withdrawal_to_repeat').where('member_no', '=', memberNo).execute();
  if (!member || member.status === 'WITHDRAWN' || member.joined_at > withdrawnAt) return false;
  if (
    member.status === 'LOCKED' &&
    (await moveAccount(member, { event: 'unlock', by: 'system', guards: { lockOver: true } }, context))
  )
    member.status = 'ACTIVE';
  const record = member.status === 'DORMANT' ? await takeDormantRecord(db, configuration.encryptionKeys, memberNo) : {};
  await endMembership({ member: { ...member, ...record }, reason: '' }, context);
  return true;
}

import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '../../clock/seoul.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordAudit } from '../../pipeline/audit.ts';
import type { CallContext, Caller } from '../../pipeline/handler.ts';
import { Refusal, Refused, TransportError } from '../../pipeline/refusal.ts';
import { removeErasedFiles } from './erasure/erasedFiles.ts';
import { eraseMember } from './erasure/eraseMember.ts';
import { isSomethingOpen } from './erasure/openMatters.ts';
import { moveAccount } from './moveAccount.ts';
import { memberWhoKnows } from './ownPassword.ts';
import { endSessions } from './session.ts';
import { lockMember } from './store.ts';

/** Leaves: identity is erased at once, what the law wants kept goes to a place of its own, every session ends. */
export async function withdraw(
  { userPw, reason }: CallValue<Calls['withdraw']>,
  context: CallContext & { caller: Caller },
) {
  const { db, now, log, outside, configuration } = context;
  // Whoever works for the association leaves through the association.
  if (context.caller.role === 'employee') throw new TransportError('FORBIDDEN');
  const member = await memberWhoKnows(userPw, context);
  if (member instanceof Refused) return member;
  await inTransaction(db, async (transaction) => {
    const held = await lockMember(transaction, member.member_no);
    if (!held || held.status === 'WITHDRAWN') throw new Refusal('MEMBER_GONE');
    if (held.password_hash !== member.password_hash) throw new Refusal('PASSWORD_CURRENT_WRONG');
    if (
      held.status === 'LOCKED' &&
      (await moveAccount(transaction, held, { event: 'unlock', by: 'S', guards: { lockOver: true } }, log))
    )
      held.status = 'ACTIVE';
    const nothingOpen = !(await isSomethingOpen(transaction, held.member_no));
    if (!(await moveAccount(transaction, held, { event: 'withdraw', by: 'M', guards: { nothingOpen } }, log)))
      throw new Refusal('WITHDRAWAL_BLOCKED');
    if (reason)
      await transaction
        .insertInto('withdrawal_reason')
        .values({ reason, withdrawn_on: seoulDay(now) })
        .execute();
    await eraseMember(transaction, configuration.encryptionKeys, held, now);
    await endSessions(transaction, held.member_no, 'gone');
    await recordAudit({ ...context, db: transaction }, 'withdrawn', held.member_no);
  });
  context.afterCommit(() => removeErasedFiles(db, outside.files));
  return 1;
}

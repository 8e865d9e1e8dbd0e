import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '../../../clock/seoul.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError, HttpError, KeptWrites } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { lockMember } from '../account/store.ts';
import { verifyOwnPassword } from '../password/verifyOwnPassword.ts';
import { endSessions } from '../session/session.ts';
import { removeErasedFiles } from './erasedFiles.ts';
import { eraseMember } from './eraseMember.ts';
import { isSomethingOpen } from './openMatters.ts';

/** Leaves: identity is erased at once, what the law wants kept goes to a place of its own, every session ends. */
export async function withdraw({ userPw, reason }: CallValue<Calls['withdraw']>, context: MemberContext) {
  const { db, now, log, integrations, configuration } = context;
  // Whoever works for the association leaves through the association.
  if (context.caller.role === 'employee') throw new HttpError('FORBIDDEN');
  const member = await verifyOwnPassword(userPw, context);
  if (member instanceof KeptWrites) return member;
  await inTransaction(db, async (transaction) => {
    const held = await lockMember(transaction, member.member_no);
    if (!held || held.status === 'WITHDRAWN') throw new BusinessError('MEMBER_GONE');
    if (held.password_hash !== member.password_hash) throw new BusinessError('PASSWORD_CURRENT_WRONG');
    if (
      held.status === 'LOCKED' &&
      (await moveAccount(transaction, held, { event: 'unlock', by: 'system', guards: { lockOver: true } }, log))
    )
      held.status = 'ACTIVE';
    const nothingOpen = !(await isSomethingOpen(transaction, held.member_no));
    if (!(await moveAccount(transaction, held, { event: 'withdraw', by: 'member', guards: { nothingOpen } }, log)))
      throw new BusinessError('WITHDRAWAL_BLOCKED');
    if (reason)
      await transaction
        .insertInto('withdrawal_reason')
        .values({ reason, withdrawn_on: seoulDay(now) })
        .execute();
    await eraseMember(transaction, configuration.encryptionKeys, held, now);
    await endSessions(transaction, held.member_no, 'gone');
    await recordAudit({ ...context, db: transaction }, 'withdrawn', held.member_no);
  });
  context.afterCommit(() => removeErasedFiles(db, integrations.files));
  return 1;
}

import type { Calls, CallValue } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError, keepWrites, type CommittedRefusal } from '../../../errors/errors.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { recordBrowser } from '../../auth/phone/knownBrowsers.ts';
import { presentSessionUser } from '../account/present.ts';
import { findMemberByUserId, lockMember, recordLogin, setPassword } from '../account/store.ts';
import { verifyLoginPassword } from '../oldPassword/verifyOld.ts';
import { countWrongPassword, forgetWrongPasswords, isPaused, refusePausedNetwork } from '../password/failedLogins.ts';
import { isLocked } from '../password/lock.ts';
import { deviceOf } from '../session/device.ts';
import { openSession } from '../session/session.ts';

/**
 * A wrong id, a wrong password, a locked account and a paused one return the same bytes after the same work. Employees
 * log in by a link only.
 */
export async function login(input: CallValue<Calls['login']>, context: CallContext) {
  const { db, now } = context;
  await refusePausedNetwork(context);
  const member = await findMemberByUserId(db, input.userId);
  const { matches, newHash } = await verifyLoginPassword(member, input.userPw, context);
  // After the comparison: of many concurrent guesses, those after the start of the pause have no effect.
  const paused = await isPaused(input.userId, context);
  if (!member || !matches || paused || !mayLogIn(member, now))
    return inTransaction(db, (transaction) =>
      refuseCredentials(input.userId, member?.member_no ?? null, { ...context, db: transaction }),
    );
  if (member.status === 'DORMANT') throw new BusinessError('DORMANT');

  const token = await inTransaction(db, async (transaction) => {
    const current = await lockMember(transaction, member.member_no);
    // The account may have been locked, ended, or given another password since the comparison.
    if (!current || current.status !== member.status || current.password_hash !== member.password_hash)
      throw new BusinessError('WRONG_CREDENTIALS');
    if (newHash !== null) await setPassword(transaction, member.member_no, newHash);
    const token = await openSession(transaction, {
      memberNo: member.member_no,
      clientId: input.applicationId,
      takeover: input.takeover,
      caller: context.caller,
      browserId: context.browserId,
      userAgent: context.userAgent,
      now,
    });
    const inside = { ...context, db: transaction };
    await forgetWrongPasswords(input.userId, inside);
    await recordLogin(transaction, member.member_no, now);
    const auditNo = await recordAudit(inside, 'login', member.member_no, { takeover: input.takeover });
    if (await recordBrowser(member.member_no, inside)) await warnOfBrowser(member.member_no, auditNo, inside);
    return token;
  });
  context.sendToken('Authorization', token);
  return presentSessionUser(member, now);
}

/** Queues a notice; the login does not wait for the message. */
const warnOfBrowser = (memberNo: number, subjectNo: number, context: CallContext) =>
  raiseNotice(
    { event: 'newBrowser', memberNo, subjectNo, values: { at: context.now, device: deviceOf(context.userAgent) } },
    context,
  );

async function refuseCredentials(
  userId: string,
  memberNo: number | null,
  context: CallContext,
): Promise<CommittedRefusal> {
  await countWrongPassword(userId, context);
  await recordAudit(context, 'login refused', memberNo);
  return keepWrites(new BusinessError('WRONG_CREDENTIALS'));
}

const mayLogIn = (member: MemberRow, now: Date) =>
  member.role === 'member' &&
  (member.status === 'ACTIVE' || member.status === 'DORMANT' || member.status === 'LOCKED') &&
  !isLocked(member, now);

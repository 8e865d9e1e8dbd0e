import type { Calls, CallValue } from '@portal/shared/contract';
import type { MemberRow } from '../../../database/tables/user.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError, keepWrites, type KeptWrites } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentSessionUser } from '../account/present.ts';
import { countFailedLogin, findMemberById, isLocked, lockMember, recordLogin } from '../account/store.ts';
import { isPassword } from '../password/hash.ts';
import { openSession } from '../session/session.ts';

/** Wrong passwords in a row that lock an account, and for how long. */
export const MAX_WRONG_PASSWORDS = 10;
export const LOCK_MS = 15 * 60_000;

/** A wrong id, a wrong password and a locked account answer the same bytes after the same work. */
export async function login(input: CallValue<Calls['login']>, context: CallContext) {
  const { db, now } = context;
  const member = await findMemberById(db, input.userId);
  const right = await isPassword(member?.password_hash, input.userPw);
  if (!member || !right || !mayLogIn(member, now)) {
    const counted = member && !right && !isLocked(member, now) ? member.member_no : null;
    return inTransaction(db, (transaction) => refuseCredentials({ ...context, db: transaction }, counted));
  }
  if (member.status === 'DORMANT') throw new BusinessError('DORMANT');

  const token = await inTransaction(db, async (transaction) => {
    const held = await lockMember(transaction, member.member_no);
    // Between the comparison and now the account may have been locked, ended, or given another password.
    if (!held || held.status !== member.status || held.password_hash !== member.password_hash)
      throw new BusinessError('WRONG_CREDENTIALS');
    const opened = await openSession(transaction, {
      memberNo: member.member_no,
      applicationId: input.applicationId,
      takeover: input.takeover,
      caller: context.caller,
      now,
    });
    await recordLogin(transaction, member.member_no, now);
    await recordAudit({ ...context, db: transaction }, 'login', member.member_no, { takeover: input.takeover });
    return opened;
  });
  context.sendToken('Authorization', token);
  return presentSessionUser(member, now);
}

async function refuseCredentials(context: CallContext, memberNo: number | null): Promise<KeptWrites> {
  await countFailedLogin(context.db, memberNo, MAX_WRONG_PASSWORDS, new Date(context.now.getTime() + LOCK_MS));
  await recordAudit(context, 'login refused', memberNo);
  return keepWrites(new BusinessError('WRONG_CREDENTIALS'));
}

const mayLogIn = (member: MemberRow, now: Date) =>
  (member.status === 'ACTIVE' || member.status === 'DORMANT' || member.status === 'LOCKED') && !isLocked(member, now);

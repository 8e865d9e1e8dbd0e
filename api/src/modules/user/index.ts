import { recordAudit } from '../../pipeline/audit.ts';
import { BusinessError, HttpError } from '../../pipeline/errors.ts';
import { ownTransaction, type HandlerTable } from '../../pipeline/handler.ts';
import { adminLogin } from './admin/adminLogin.ts';
import { changeToken } from './admin/changeToken.ts';
import { changePassword } from './changePassword.ts';
import { releaseDormant } from './dormantRelease.ts';
import { duplicationId, userDuplicateValidCheck } from './duplicates.ts';
import { findId, findPw } from './finding.ts';
import { join } from './join.ts';
import { login } from './login.ts';
import { presentProfile } from './present.ts';
import { changePhone, updateProfile } from './profile.ts';
import { endSession } from './session.ts';
import { findMember, sessionBegan } from './store.ts';
import { withdraw } from './withdraw.ts';

type UserCalls =
  | 'login'
  | 'logout'
  | 'join'
  | 'duplicationId'
  | 'findId'
  | 'findPw'
  | 'userUpdateAuth'
  | 'userModifyStatus'
  | 'userDuplicateValidCheck'
  | 'adminLogin'
  | 'fetchUser'
  | 'userLoginSessionCheck'
  | 'changeToken'
  | 'updateProfile'
  | 'changePassword'
  | 'withdraw';

/** Accounts and sessions. Rules that hash or compare a password take long beside the database. */
export const userHandlers: Pick<HandlerTable, UserCalls> = {
  login: ownTransaction(login),
  join: ownTransaction(join),
  findPw: ownTransaction(findPw),
  changePassword: ownTransaction(changePassword),
  withdraw: ownTransaction(withdraw),

  async logout(_input, context) {
    if (context.caller) {
      await endSession(context.db, context.caller.sessionNo, 'logout');
      await recordAudit(context, 'logout', context.caller.memberNo);
    }
    return null;
  },

  async fetchUser(_input, { db, caller }) {
    const member = await findMember(db, caller.memberNo);
    if (!member) throw new BusinessError('MEMBER_GONE');
    return presentProfile(member, await sessionBegan(db, caller.sessionNo));
  },

  async userLoginSessionCheck(_input, { sessionState }) {
    if (sessionState === 'displaced') throw new BusinessError('SESSION_DISPLACED');
    if (sessionState === 'gone') throw new BusinessError('MEMBER_GONE');
    if (sessionState !== 'live') throw new HttpError('NO_SESSION');
    return null;
  },

  duplicationId,
  userDuplicateValidCheck,
  findId,
  userUpdateAuth: changePhone,
  userModifyStatus: releaseDormant,
  updateProfile,
  adminLogin,
  changeToken,
};

import { recordAudit } from '../../pipeline/audit.ts';
import { BusinessError, HttpError } from '../../pipeline/errors.ts';
import { ownTransaction, type HandlerTable } from '../../pipeline/handler.ts';
import { duplicationId, userDuplicateValidCheck } from './account/availability.ts';
import { presentProfile } from './account/present.ts';
import { changePhone, updateProfile } from './account/profile.ts';
import { findMember, sessionStartedAt } from './account/store.ts';
import { adminLogin } from './admin/adminLogin.ts';
import { changeToken } from './admin/changeToken.ts';
import { releaseDormant } from './dormancy/releaseDormant.ts';
import { join } from './join/join.ts';
import { login } from './login/login.ts';
import { changePassword } from './password/changePassword.ts';
import { findId, findPw } from './recovery/findPassword.ts';
import { endSession } from './session/session.ts';
import { withdraw } from './withdrawal/withdraw.ts';

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
    return presentProfile(member, await sessionStartedAt(db, caller.sessionNo));
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

import { notBuilt, ownTransaction, type HandlerTable } from '../../pipeline/handler.ts';
import { recordAudit } from '../../pipeline/audit.ts';
import { Refusal, TransportError } from '../../pipeline/refusal.ts';
import { login } from './login.ts';
import { presentProfile } from './present.ts';
import { endSession } from './session.ts';
import { findMember, sessionBegan } from './store.ts';

type UserCalls =
  | 'login' | 'logout' | 'join' | 'duplicationId' | 'findId' | 'findPw' | 'userUpdateAuth' | 'userModifyStatus'
  | 'userDuplicateValidCheck' | 'adminLogin' | 'fetchUser' | 'userLoginSessionCheck' | 'changeToken';

/** Accounts and sessions. */
export const userHandlers: Pick<HandlerTable, UserCalls> = {
  // Comparing a password takes long beside the database.
  login: ownTransaction(login),

  async logout(_input, context) {
    if (context.caller) {
      await endSession(context.db, context.caller.sessionNo, 'logout');
      await recordAudit(context, 'logout', context.caller.memberNo);
    }
    return null;
  },

  async fetchUser(_input, { db, caller }) {
    const member = await findMember(db, caller.memberNo);
    if (!member) throw new Refusal('MEMBER_GONE');
    return presentProfile(member, await sessionBegan(db, caller.sessionNo));
  },

  async userLoginSessionCheck(_input, { sessionState }) {
    if (sessionState === 'displaced') throw new Refusal('SESSION_DISPLACED');
    if (sessionState === 'gone') throw new Refusal('MEMBER_GONE');
    if (sessionState !== 'live') throw new TransportError('NO_SESSION');
    return null;
  },

  join: notBuilt,
  duplicationId: notBuilt,
  findId: notBuilt,
  findPw: notBuilt,
  userUpdateAuth: notBuilt,
  userModifyStatus: notBuilt,
  userDuplicateValidCheck: notBuilt,
  adminLogin: notBuilt,
  changeToken: notBuilt,
};

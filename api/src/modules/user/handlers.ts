import { handler, type HandlerTable } from '../../pipeline/handler.ts';
import { checkPersonAvailable, checkUserIdAvailable } from './account/availability.ts';
import { fetchProfile, updateProfile } from './account/profile.ts';
import { adminLogin } from './admin/adminLogin.ts';
import { changeToken } from './admin/changeToken.ts';
import { agree } from './consents/agree.ts';
import { viewConsentsDue } from './consents/due.ts';
import { listOwnConsents } from './consents/ownConsents.ts';
import { askCorrection, withdrawCorrection } from './corrections/ask.ts';
import { admitDocument, askPhoneCorrection } from './corrections/askPhone.ts';
import { listOwnCorrections } from './corrections/ownCorrections.ts';
import { releaseDormant } from './dormancy/releaseDormant.ts';
import { withdrawDormant } from './dormancy/withdrawDormant.ts';
import { downloadHygiene, viewOwnHygiene } from './hygiene/ownHygiene.ts';
import { join } from './join/join.ts';
import { login } from './login/login.ts';
import { refuseByLink, viewRefusal } from './marketing/refusal.ts';
import { fetchChannels, updateChannels } from './notices/channels.ts';
import { listOwnNotices } from './notices/ownNotices.ts';
import { changePassword } from './password/changePassword.ts';
import { changePhone } from './phone/changePhone.ts';
import { endDevice, listDevices, renewDevice, subscribeDevice, tryDevice } from './push/devices.ts';
import { findId } from './recovery/findId.ts';
import { findPassword } from './recovery/findPassword.ts';
import { viewOwnRoster } from './roster/ownRoster.ts';
import { checkSession } from './session/checkSession.ts';
import { logout } from './session/logout.ts';
import { endOwnSession, listOwnSessions } from './session/ownSessions.ts';
import { viewMyTasks } from './tasks/myTasks.ts';
import { fetchOpenMatters } from './withdrawal/openTasks.ts';
import { withdraw } from './withdrawal/withdraw.ts';

/**
 * Accounts and sessions. Handlers that hash or compare a password are slow, so that they open their own transactions.
 */
export const userHandlers = {
  login: handler({ transaction: 'own' }, login),
  logout,
  userLoginSessionCheck: checkSession,
  adminLogin,
  changeToken,
  getListBoxSession: (_input, context) => listOwnSessions(context),
  postIntSessionEnd: endOwnSession,
  join: handler({ transaction: 'own' }, join),
  duplicationId: checkUserIdAvailable,
  userDuplicateValidCheck: checkPersonAvailable,
  findId,
  findPw: handler({ transaction: 'own' }, findPassword),
  userModifyStatus: releaseDormant,
  fetchUser: fetchProfile,
  updateProfile,
  getMapMyMatters: viewMyTasks,
  getMapRoster: viewOwnRoster,
  getMapHygiene: viewOwnHygiene,
  downloadHygiene,
  getListBoxConsent: listOwnConsents,
  getMapConsentsDue: (_input, context) => viewConsentsDue(context),
  postIntConsent: agree,
  getMapRefusal: viewRefusal,
  postIntRefusal: refuseByLink,
  fetchOpenMatters,
  getListBoxUserNotice: listOwnNotices,
  fetchNoticeChannels: fetchChannels,
  updateNoticeChannels: updateChannels,
  getMapPush: (_input, context) => listDevices(context),
  postIntPush: subscribeDevice,
  postIntPushEnd: endDevice,
  postIntPushTest: tryDevice,
  postIntPushRenewal: renewDevice,
  userUpdateAuth: handler({ transaction: 'own' }, changePhone),
  changePassword: handler({ transaction: 'own' }, changePassword),
  fetchCorrections: (_input, context) => listOwnCorrections(context),
  askCorrection,
  withdrawCorrection,
  askPhoneCorrection: handler({ admitsUpload: admitDocument }, askPhoneCorrection),
  withdraw: handler({ transaction: 'own' }, withdraw),
  withdrawDormant: handler({ transaction: 'own' }, withdrawDormant),
} satisfies Partial<HandlerTable>;

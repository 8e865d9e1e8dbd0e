import * as v from 'valibot';
import { call } from '../base/call.ts';
import { dateTime, requiredText, yesNo } from '../base/fields.ts';
import type { AsRead } from '../base/words.ts';
import { applicationId, userId, userPw } from './fields.ts';

/** Calls that open, check and end a session; the only member calls of the shell itself. */

/** Payload of login, join and adminLogin, stored by the client with the token (specification §3 "User data"). */
export const sessionUser = v.object({
  userId: v.string(),
  name: v.string(),
  /** Digits only. */
  userPhone: v.string(),
  /** Start of the session; the client logs out 24 hours later. */
  loginDate: dateTime,
  /** A member or an employee of the association. */
  userRole: v.picklist(['member', 'employee']),
});
/** Session user as read by a browser. */
export type SessionUser = AsRead<v.InferOutput<typeof sessionUser>>;

/** The member's own data for prefilling forms. Never stored in the browser. */
export const userProfile = v.object({
  ...sessionUser.entries,
  /** YYYYMMDD. */
  userBirth: v.string(),
  email: v.string(),
  postCode: v.string(),
  userAddress: v.string(),
  userAddress2: v.string(),
  industryType: v.nullable(v.picklist([1, 2, 3])),
  /** Business chosen in the licence search; empty if none. */
  lcns_no: v.optional(v.string(), ''),
  bssh_nm: v.optional(v.string(), ''),
  busn_type_nm: v.optional(v.string(), ''),
  prsdnt_nm_secu: v.optional(v.string(), ''),
  site_addr: v.optional(v.string(), ''),
  agreeMarketing: v.boolean(),
  /** Time of the last marketing consent, which is renewed two years later. */
  agreeMarketingDate: v.optional(v.nullable(dateTime), null),
  joinDate: dateTime,
  /** Branch of the place of business; null if none covers it. Absent from older APIs. */
  branch: v.optional(v.nullable(v.object({ name: v.string(), phone: v.string() }))),
});
/** Profile as read by a browser. */
export type UserProfile = AsRead<v.InferOutput<typeof userProfile>>;

/** Value of the entity of an HTTP 401 after the session's maximum age of 24 hours. */
export const SESSION_OVER_AGE = 'age';
/** The same for an employee's session after an hour without use. */
export const SESSION_IDLE = 'idle';
/** The same for a member's session after `MEMBER_IDLE_MINUTES` without use. */
export const SESSION_UNUSED = 'unused';
/** Minutes without a call after which a member's session ends (ASVS V7.3.1). */
export const MEMBER_IDLE_MINUTES = 12 * 60;
/** Minutes without a new token after which an employee's session ends (개인정보의 안전성 확보조치 기준 §6 ④). */
export const EMPLOYEE_IDLE_MINUTES = 60;

export const login = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/login',
  access: 'public',
  changes: true,
  unanswered: null,
  summary: 'Logs in; the token comes in the Authorization response header',
  input: v.object({
    userId,
    userPw,
    /** Application of the session; a member has one active session per application. */
    applicationId,
    /** Ends the active session elsewhere instead of returning -1013. */
    takeover: v.optional(yesNo, false),
  }),
  entity: sessionUser,
});

export const logout = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/logout',
  access: 'public',
  changes: true,
  unanswered: null,
  summary: 'Ends this session; without one it is a success that does nothing',
  input: v.object({}),
  entity: v.null(),
});

/**
 * Joining, which opens a session too, without its input schema: that is large and in its own file (`joining.ts`). A
 * browser needs only this part to make the call.
 */
export const joining = {
  method: 'GET',
  alsoPost: true,
  path: '/api/user/join',
  access: 'public',
  changes: true,
  unanswered: '가입이 되었는지 ‘로그인’하여 먼저 확인해주세요.',
  summary: 'Joins with a phone verified in this browser in the last 10 minutes; answers like login',
  entity: sessionUser,
} as const;

export const adminLogin = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/adminLogin',
  access: 'public',
  changes: true,
  unanswered: null,
  summary: "The administrator's automatic login: a link's authorization value for a session",
  input: v.object({ authorization: requiredText(500, '인증 값이 없습니다.') }),
  entity: sessionUser,
});

export const fetchUser = call({
  method: 'GET',
  path: '/api/user/fetchUser',
  access: 'member',
  changes: false,
  summary: 'The member behind this session',
  input: v.object({}),
  entity: userProfile,
});

export const userLoginSessionCheck = call({
  method: 'GET',
  path: '/api/user/userLoginSessionCheck',
  access: 'public',
  changes: false,
  summary: 'Whether this session still lives: code 1, -1014 when displaced, -9997 when the member is gone',
  input: v.object({ applicationId }),
  entity: v.null(),
});

export const changeToken = call({
  method: 'POST',
  path: '/smart-user/sign/changeToken',
  access: 'public',
  changes: true,
  unanswered: null,
  summary: "Renews an employee's token after a 403; the new one comes in the token response header",
  input: v.object({ employeeNo: requiredText(50, '사번이 없습니다.') }),
  entity: sessionUser,
});

import * as v from 'valibot';
import { call } from '../base/call.ts';
import { dateTime, requiredText, yesNo } from '../base/fields.ts';
import type { AsRead } from '../base/words.ts';
import { applicationId, userId, userPw } from './fields.ts';

/** What opens, checks and ends a session: all that the shell itself asks about a member. */

/** What login, join and adminLogin return and the client stores with the token (specification §3 "User data"). */
export const sessionUser = v.object({
  userId: v.string(),
  name: v.string(),
  /** Digits only. */
  userPhone: v.string(),
  /** When this session began; 24 hours later the client logs out. */
  loginDate: dateTime,
  /** Whether this is a member or an employee of the association. */
  userRole: v.picklist(['member', 'employee']),
});
/** As a browser reads it. */
export type SessionUser = AsRead<v.InferOutput<typeof sessionUser>>;

/** The member's own data, as forms are prefilled from it. Never stored in the browser. */
export const userProfile = v.object({
  ...sessionUser.entries,
  /** YYYYMMDD. */
  userBirth: v.string(),
  email: v.string(),
  postCode: v.string(),
  userAddress: v.string(),
  userAddress2: v.string(),
  industryType: v.nullable(v.picklist([1, 2, 3])),
  /** The member's business as the licence search gave it; empty where none was chosen. */
  lcns_no: v.optional(v.string(), ''),
  bssh_nm: v.optional(v.string(), ''),
  busn_type_nm: v.optional(v.string(), ''),
  prsdnt_nm_secu: v.optional(v.string(), ''),
  site_addr: v.optional(v.string(), ''),
  agreeMarketing: v.boolean(),
  /** When marketing was last agreed to; it is asked again two years later. */
  agreeMarketingDate: v.optional(v.nullable(dateTime), null),
  joinDate: dateTime,
});
/** As a browser reads it. */
export type UserProfile = AsRead<v.InferOutput<typeof userProfile>>;

/** `ended` in the entity of an HTTP 401: the session has reached its 24 hours. */
export const SESSION_OVER_AGE = 'age';
/** The same where an employee has not used the session for an hour. */
export const SESSION_IDLE = 'idle';
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
    /** Which application the session is for; a member has one live session for each. */
    applicationId,
    /** Ends the live session elsewhere instead of answering -1013. */
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
 * Joining, which opens a session too, without what it takes: that is long, and stands by itself
 * (`joining.ts`). A browser needs no more of a call to make it.
 */
export const joining = {
  method: 'GET',
  alsoPost: true,
  path: '/api/user/join',
  access: 'public',
  changes: true,
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

import * as v from 'valibot';
import {
  birthDateRule,
  emailRule,
  mobilePhoneRule,
  passwordRule,
  postCodeRule,
  storableText,
  userIdRule,
} from '../rules/index.ts';
import { call } from './call.ts';
import {
  dateTime,
  industryType,
  integer,
  oneOf,
  personName,
  phoneDigits,
  requiredText,
  text,
  yesNo,
} from './fields.ts';

/** Accounts and sessions (specification §7). Queries of these paths are never logged. */

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
export type SessionUser = v.InferOutput<typeof sessionUser>;

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
export type UserProfile = v.InferOutput<typeof userProfile>;

/** The application that a session of this site is for (specification §3, login payload). */
export const APPLICATION_ID = 'site';
const applicationId = v.optional(v.pipe(text(20), v.nonEmpty()), APPLICATION_ID);
/** `ended` in the entity of an HTTP 401: the session has reached its 24 hours. */
export const SESSION_OVER_AGE = 'age';
const userId = requiredText(50, '아이디를 입력해주세요.');
const userPw = v.pipe(
  storableText('비밀번호를 입력해주세요.'),
  v.nonEmpty('비밀번호를 입력해주세요.'),
  v.maxLength(200),
);

export const login = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/login',
  access: 'public',
  changes: true,
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
  summary: 'Ends this session; without one it is a success that does nothing',
  input: v.object({}),
  entity: v.null(),
});

/** How a member is reached; asked for at joining and changed on the member's own page. */
export const contactFields = {
  email: emailRule,
  postCode: postCodeRule,
  userAddress: requiredText(200, '주소를 입력해주세요.'),
  userAddress2: v.optional(text(200), ''),
};

/** The licence that the member chose in the licence search; all empty where there is none. */
export const businessFields = {
  lcns_no: v.optional(text(30), ''),
  bssh_nm: v.optional(text(100), ''),
  busn_type_nm: v.optional(text(50), ''),
  prsdnt_nm_secu: v.optional(text(50), ''),
  site_addr: v.optional(text(300), ''),
};

export const join = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/join',
  access: 'public',
  changes: true,
  summary: 'Joins with a phone verified in this browser in the last 10 minutes; answers like login',
  input: v.object({
    userId: userIdRule,
    userPw: passwordRule,
    applicationId,
    name: personName,
    userPhone: mobilePhoneRule,
    userBirth: birthDateRule,
    ...contactFields,
    industryType,
    ...businessFields,
    agreeTerms: yesNo,
    agreePrivacy: yesNo,
    agreeMarketing: v.optional(yesNo, false),
  }),
  entity: sessionUser,
});

export const duplicationId = call({
  method: 'GET',
  path: '/api/user/duplicationId',
  access: 'public',
  changes: false,
  summary: 'Whether an id is free: 0 when it is, code -1004 when it is taken',
  input: v.object({ userId }),
  entity: integer,
});

export const findId = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/find/id',
  access: 'public',
  changes: true,
  summary: 'The id of the member with this name and this phone, verified in this browser',
  input: v.object({ name: personName, userPhone: phoneDigits }),
  entity: v.object({ userId: v.string(), joinDate: dateTime }),
});

export const findPw = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/find/pw',
  access: 'public',
  changes: true,
  summary: 'Without userPw: whether the account matches the verified phone (1). With it: sets the new password (1)',
  input: v.object({ userId, name: personName, userPhone: phoneDigits, userPw: v.optional(passwordRule) }),
  entity: integer,
});

export const userUpdateAuth = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/userUpdateAuth',
  access: 'member',
  changes: true,
  summary: "Replaces the member's phone by one verified in this browser, given the password; ends the other sessions",
  input: v.object({
    userPw,
    userPhone: mobilePhoneRule,
    /** How it was verified: 1 credit card, 2 mobile phone, 3 i-PIN (specification §3). */
    authType: v.optional(oneOf([1, 2, 3]), 2),
  }),
  entity: integer,
});

export const userModifyStatus = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/userModifyStatus',
  access: 'public',
  changes: true,
  summary: 'Releases a dormant account whose phone was verified in this browser',
  input: v.object({
    /** 1 active: the only status a member may set. */
    status: oneOf([1]),
    userPhone: phoneDigits,
    name: v.optional(text(50)),
  }),
  entity: integer,
});

export const userDuplicateValidCheck = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/userDuplicateValidCheck',
  access: 'public',
  changes: false,
  summary: 'Whether the person behind the phone verified in this browser is a member already: 0, or code -1006',
  input: v.object({ name: personName, userPhone: phoneDigits }),
  entity: integer,
});

export const adminLogin = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/user/adminLogin',
  access: 'public',
  changes: true,
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
  summary: "Renews an employee's token after a 403; the new one comes in the token response header",
  input: v.object({ employeeNo: requiredText(50, '사번이 없습니다.') }),
  entity: sessionUser,
});

export const updateProfile = call({
  method: 'PATCH',
  path: '/api/user/profile',
  access: 'member',
  changes: true,
  body: 'json',
  summary: 'Changes how the member is reached, the business and the marketing consent; entity is the rows changed',
  input: v.object({
    ...contactFields,
    industryType: v.optional(industryType),
    /** Left out, there is no business. */
    ...businessFields,
    /** Left out, it stays as it is. */
    agreeMarketing: v.optional(yesNo),
  }),
  entity: integer,
});

export const changePassword = call({
  method: 'POST',
  path: '/api/user/password',
  access: 'member',
  changes: true,
  body: 'json',
  summary: "Replaces the password, given the present one; ends the member's other sessions",
  input: v.object({ currentPw: userPw, userPw: passwordRule }),
  entity: integer,
});

export const withdraw = call({
  method: 'POST',
  path: '/api/user/withdraw',
  access: 'member',
  changes: true,
  body: 'json',
  summary:
    "Leaves the association's site: identity is erased at once; refused while an application or a refund is open",
  input: v.object({ userPw, reason: v.optional(text(500), '') }),
  entity: integer,
});

export const withdrawDormant = call({
  method: 'POST',
  path: '/api/user/withdrawDormant',
  access: 'public',
  changes: true,
  body: 'json',
  summary:
    'Leaves with a dormant account: by a phone verified in this browser in the last 10 minutes, and the password',
  input: v.object({ userPhone: phoneDigits, name: personName, userPw, reason: v.optional(text(500), '') }),
  entity: integer,
});

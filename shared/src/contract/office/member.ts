import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, rowNumber, text, won } from '../base/fields.ts';
import { PERMISSIONS } from '../base/permission.ts';
import { applicationStatus, certificateStatus, paymentStatus, refundStatus } from '../base/statuses.ts';
import { wordOf } from '../base/words.ts';
import { offeringKind, reason } from './fields.ts';
import { refundNeed } from './refund.ts';

/** Members, as the office finds and reads them. Everything is masked until an employee says why it must be seen. */

const office = callsFor('members', '/api/office');

export const MEMBER_STATUS_NAMES = {
  PENDING: '가입 진행',
  ACTIVE: '정상',
  DORMANT: '휴면',
  LOCKED: '로그인 잠김',
  SUSPENDED: '이용 정지',
  WITHDRAWN: '탈퇴',
} as const;
/** Where an account stands. */
export type MemberStatus = keyof typeof MEMBER_STATUS_NAMES;
const memberStatus = wordOf(MEMBER_STATUS_NAMES);

/** By what a member is looked for, with the word for it. */
export const MEMBER_SEARCH_NAMES = {
  name: '이름',
  userId: '아이디',
  phone: '휴대폰 뒤 4자리',
  email: '이메일',
} as const;
export type MemberSearch = keyof typeof MEMBER_SEARCH_NAMES;

/** Why the whole view of a member is needed; the employee adds words. */
export const VIEW_PURPOSE_NAMES = {
  inquiry: '회원 문의 응대',
  application: '신청·환불 처리',
  certificate: '자격증 처리',
  account: '계정·보안 확인',
  other: '그 밖의 업무',
} as const;
export type ViewPurpose = keyof typeof VIEW_PURPOSE_NAMES;

/** Minutes for which a whole view may stay on the screen. */
export const MEMBER_VIEW_MINUTES = 5;

/** What the office may do with an account now, of what the employee may do to it. */
const memberAction = v.picklist(['suspend', 'reinstate', 'endSessions', 'setEmployee', 'dismiss', 'sendLink']);
export type MemberAction = v.InferOutput<typeof memberAction>;

const maskedMember = {
  memberNo: integer,
  /** Masked, as are name, phone and mail; empty where the member has none, or has left. */
  userId: v.string(),
  name: v.string(),
  userPhone: v.string(),
  email: v.string(),
  status: memberStatus,
  statusName: v.string(),
  isEmployee: v.boolean(),
  joinDate: dateTime,
};

/** What a member has going on, the newest of each; what is sealed until its announcement is sealed here too. */
const applications = v.array(
  v.object({
    userExaminationNo: integer,
    kind: offeringKind,
    offeringNo: integer,
    title: v.string(),
    status: applicationStatus,
    statusName: v.string(),
    applyDate: dateTime,
  }),
);
const payments = v.array(
  v.object({
    paymentNo: integer,
    title: v.string(),
    status: paymentStatus,
    statusName: v.string(),
    amount: won,
    refunded: won,
    /** The day of the books that it stands in; null while it is not paid. */
    paidOn: v.nullable(day),
  }),
);
const certificates = v.array(
  v.object({
    certificateNo: integer,
    certName: v.string(),
    status: certificateStatus,
    statusName: v.string(),
    number: v.string(),
    requestedAt: dateTime,
  }),
);
const refunds = v.array(
  v.object({
    refundNo: integer,
    title: v.string(),
    status: refundStatus,
    statusName: v.string(),
    amount: won,
    requestedAt: dateTime,
    /** What it waits for at the office; null where it waits for nothing there. */
    need: v.nullable(refundNeed),
    /** The day of the books on which it went back; null until then. */
    refundedOn: v.nullable(day),
  }),
);

export const officeMembers = office.post('members', {
  summary: 'Members, newest first, masked; the newest thousand, and others by a search, which is in the audit log',
  input: v.pipe(
    v.object({
      ...paging,
      status: v.optional(memberStatus),
      by: v.optional(wordOf(MEMBER_SEARCH_NAMES), 'name'),
      /** The beginning of a name or an id, the last four digits of a phone, or a whole mail address. */
      keyword: v.optional(text(100), ''),
    }),
    v.forward(
      v.check(
        ({ by, keyword }) => by !== 'phone' || keyword === '' || /^\d{4}$/.test(keyword),
        '숫자 4자리를 입력해주세요.',
      ),
      ['keyword'],
    ),
  ),
  entity: listOf(v.object(maskedMember)),
});

export const officeMember = office.get('member', {
  summary:
    "One member, masked, what the employee may do with the account, and the member's matters that are the employee's work",
  input: v.object({ memberNo: rowNumber }),
  entity: v.object({
    ...maskedMember,
    lastLoginAt: v.nullable(dateTime),
    /** What an employee may do; empty for a member. */
    permissions: v.array(v.picklist(PERMISSIONS)),
    /** Applications that are under way: they stay when the member is suspended. */
    liveApplications: integer,
    /** Live sessions. */
    sessions: integer,
    allowedActions: v.array(memberAction),
    /** For employees with `qualification`. */
    applications: v.optional(applications),
    certificates: v.optional(certificates),
    /** For employees with `money`. */
    payments: v.optional(payments),
    refunds: v.optional(refunds),
  }),
});

export const officeShowMember = office.post('member/show', {
  unanswered: null,
  summary: 'The whole of one member, once for each reason that is given; every view is in the audit log',
  input: v.object({
    memberNo: rowNumber,
    purpose: wordOf(VIEW_PURPOSE_NAMES, '보는 목적을 골라주세요.'),
    reason,
  }),
  entity: v.object({
    /** Until when it may stay on the screen. */
    until: dateTime,
    userId: v.string(),
    name: v.string(),
    userPhone: v.string(),
    email: v.string(),
    /** YYYYMMDD. */
    userBirth: v.string(),
    postCode: v.string(),
    userAddress: v.string(),
    userAddress2: v.string(),
    businessName: v.string(),
    agreeMarketing: v.boolean(),
    applications,
    payments,
    certificates,
    sessions: v.array(
      v.object({
        sessionNo: integer,
        startedAt: dateTime,
        /** The network address of the login; empty where it is not kept any more. */
        ip: v.string(),
        isLive: v.boolean(),
      }),
    ),
    notices: v.array(v.object({ noticeNo: integer, title: v.string(), content: v.string(), raisedAt: dateTime })),
  }),
});

const memberAct = (name: string, summary: string) =>
  office.post(`member/${name}`, {
    unanswered: null,
    idempotent: true,
    summary,
    input: v.object({ memberNo: rowNumber, reason }),
    entity: v.null(),
  });

export const officeSuspendMember = memberAct(
  'suspend',
  'Suspends an account: every session ends, and the member is told the reason',
);

export const officeReinstateMember = memberAct(
  'reinstate',
  'Makes a suspended account active again, and tells the member',
);

export const officeEndSessions = memberAct('endSessions', 'Logs a member out everywhere');

import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, rowNumber, text, won } from '../base/fields.ts';
import { PERMISSIONS } from '../base/permission.ts';
import { applicationStatus, certificateStatus, paymentStatus, refundStatus } from '../base/statuses.ts';
import { wordOf } from '../base/words.ts';
import { branchName } from '../branch.ts';
import { importedApplication } from '../manager/importedApplication.ts';
import { offeringKind, reason, secondLook } from './fields.ts';
import { refundNeed } from './refund.ts';

/** Members, as the office searches and displays them. All data is masked until an employee gives a reason. */

const office = callsFor('members', '/api/office');

export const MEMBER_STATUS_NAMES = {
  PENDING: '가입 진행',
  ACTIVE: '정상',
  DORMANT: '휴면',
  LOCKED: '로그인 잠김',
  SUSPENDED: '이용 정지',
  WITHDRAWN: '탈퇴',
} as const;
/** Status of an account. */
export type MemberStatus = keyof typeof MEMBER_STATUS_NAMES;
const memberStatus = wordOf(MEMBER_STATUS_NAMES);

/** Fields for searching members, with their Korean names. */
export const MEMBER_SEARCH_NAMES = {
  name: '이름',
  userId: '아이디',
  phone: '휴대폰 뒤 4자리',
  email: '이메일',
} as const;
export type MemberSearch = keyof typeof MEMBER_SEARCH_NAMES;

/** Purposes for unmasking a member's data; the employee adds a reason. */
export const VIEW_PURPOSE_NAMES = {
  inquiry: '회원 문의 응대',
  application: '신청·환불 처리',
  certificate: '자격증 처리',
  account: '계정·보안 확인',
  other: '그 밖의 업무',
} as const;
export type ViewPurpose = keyof typeof VIEW_PURPOSE_NAMES;

/** Minutes for which unmasked data may stay on the screen. */
export const MEMBER_VIEW_MINUTES = 5;

/** Actions on an account that its state and the employee's permissions allow. */
const memberAction = v.picklist(['suspend', 'reinstate', 'endSessions', 'setEmployee', 'dismiss', 'sendLink']);
export type MemberAction = v.InferOutput<typeof memberAction>;

const maskedMember = {
  memberNo: integer,
  /** Masked, like name, phone and mail; empty if the member has none or has withdrawn. */
  userId: v.string(),
  name: v.string(),
  userPhone: v.string(),
  email: v.string(),
  status: memberStatus,
  statusName: v.string(),
  isEmployee: v.boolean(),
  joinDate: dateTime,
};

/** The member's newest records of each kind; results are hidden until announced. */
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
    /** Accounting day; null until paid. */
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
    /** Pending step at the office; null if none. */
    need: v.nullable(refundNeed),
    /** Accounting day of the refund; null until then. */
    refundedOn: v.nullable(day),
  }),
);

export const officeMembers = office.post('members', {
  shows: 'recorded',
  summary: 'Members, newest first, masked; the newest thousand, and others by a search, which is in the audit log',
  input: v.pipe(
    v.object({
      ...paging,
      status: v.optional(memberStatus),
      /** Members of this branch. */
      branchNo: v.optional(rowNumber),
      by: v.optional(wordOf(MEMBER_SEARCH_NAMES), 'name'),
      /** Prefix of a name or an id, the last four digits of a phone, or a full mail address. */
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
  entity: listOf(
    v.object({
      ...maskedMember,
      /** Null without a branch. Absent from older APIs. */
      branchName: v.optional(v.nullable(v.string())),
    }),
  ),
});

export const officeMember = office.get('member', {
  shows: { object: 'member', by: 'memberNo', purpose: '회원 확인' },
  summary:
    "One member, masked, what the employee may do with the account, and the member's matters that are the employee's work",
  input: v.object({ memberNo: rowNumber }),
  entity: v.object({
    ...maskedMember,
    lastLoginAt: v.nullable(dateTime),
    /** Permissions of an employee; empty for a member. */
    permissions: v.array(v.picklist(PERMISSIONS)),
    /** Open applications, which remain when the member is suspended. */
    liveApplications: integer,
    /** Number of active sessions. */
    sessions: integer,
    allowedActions: v.array(memberAction),
    /**
     * Second factors of an employee whom the caller may change, and the request to remove them; null for others. Absent
     * from older APIs.
     */
    factors: v.optional(v.nullable(v.object({ enrolled: integer, secondLook }))),
    /** Branch of the member, and of an employee the branch that confines the employee. Absent from older APIs. */
    branch: v.optional(
      v.object({
        branchNo: v.nullable(integer),
        name: v.string(),
        /** True if an employee has set it; otherwise it follows from the place of business. */
        isByHand: v.boolean(),
        /** Branch of an employee; null for a national one and for members. */
        employeeOf: v.nullable(branchName),
        /** True if the caller may set it. */
        mayBeSet: v.boolean(),
      }),
    ),
    /**
     * Date of the member's consent to advertising, null without one, and the newest messages sent on it. Absent from
     * older APIs.
     */
    marketing: v.optional(
      v.object({
        agreedAt: v.nullable(dateTime),
        messages: v.array(
          v.object({ bulletinNo: integer, title: v.string(), sentAt: dateTime, consentedAt: dateTime }),
        ),
      }),
    ),
    /** Only for employees with `qualification`. */
    applications: v.optional(applications),
    certificates: v.optional(certificates),
    /** Applications of the former system, only for employees with `qualification` or `money`. */
    imported: v.optional(v.array(importedApplication)),
    /** Only for employees with `money`. */
    payments: v.optional(payments),
    refunds: v.optional(refunds),
  }),
});

export const officeShowMember = office.post('member/show', {
  stepUp: 'always',
  unanswered: null,
  summary: 'The whole of one member, once for each reason that is given; every view is in the audit log',
  input: v.object({
    memberNo: rowNumber,
    purpose: wordOf(VIEW_PURPOSE_NAMES, '보는 목적을 골라주세요.'),
    reason,
  }),
  entity: v.object({
    /** Time until which the data may stay on the screen. */
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
    /** Applications of the former system. Absent from older APIs. */
    imported: v.optional(v.array(importedApplication)),
    payments,
    certificates,
    sessions: v.array(
      v.object({
        sessionNo: integer,
        startedAt: dateTime,
        /** IP address of the login; empty once erased. */
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

export const officeRefuseMarketing = memberAct(
  'refuseMarketing',
  'Records that a member refused advertising by phone: the consent ends at once, and the member is told',
);

export const officeEndSessions = memberAct('endSessions', 'Logs a member out everywhere');

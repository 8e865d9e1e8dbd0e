import type { ApplicationStatus, CertificateStatus } from '../base/statuses.ts';
import type { AttendanceStatus } from '../manager/lesson.ts';
import type { OfficeArticleKind } from './article.ts';
import type { BankLineState } from './bank.ts';
import type { MemberSearch } from './member.ts';

/**
 * Complete vocabulary of the audit log: the API records nothing else, and the office has a Korean name for each entry.
 * To add an act, add it here and fix the compile errors.
 */

/** Acts of employees. */
export const OFFICE_ACTS = [
  'search members',
  'show member',
  'refuse to show member',
  'suspend member',
  'reinstate member',
  'end sessions',
  'show correction',
  'show correction document',
  'correct member',
  'refuse correction',
  'set permissions',
  'dismiss employee',
  'refuse grant',
  'send login link',
  'export member',
  'list concerned members',
  'tell concerned members',
  'approve cancellation',
  'reject cancellation',
  'approve refund again',
  'name refund account',
  'show refund account',
  'record transfer',
  'accept payment',
  'give payment back',
  'close finding',
  'retry cash receipt',
  'make',
  'change',
  'write',
  'publish',
  'withdraw',
  'show again',
  'move',
  'upload',
  'open applying',
  'close applying',
  'open line',
  'close line',
  'add seats',
  'call off',
  'enter results',
  'enter result: complete',
  'enter result: notComplete',
  'enter result: sit',
  'enter result: absent',
  'enter result: pass',
  'enter result: fail',
  'correct result',
  'take attendance',
  'correct attendance',
  'refuse result correction',
  'uphold objection',
  'refuse objection',
  'show objection file',
  'accept evidence',
  'return evidence',
  'show evidence',
  'export applicants',
  'search groups',
  'show group',
  'cancel unaccepted seats',
  'allow invoices',
  'end invoice allowance',
  'confirm invoice',
  'cancel unpaid seats',
  'write off invoice',
  'return money of invoice',
  'export bills',
  'issue bill',
  'release bill',
  'show photos',
  'return photo',
  'print photo roster',
  'send mailing',
  'confirm fee',
  'owe fee',
  'issue certificate',
  'reissue certificate',
  'print certificate',
  'send certificate',
  'revoke certificate',
  'reject certificate',
  'show addresses',
  'print labels',
  'correct tracking number',
  'show fee account',
  'record fee return',
  'change tariff',
  'refuse tariff change',
  'read bank file',
  'match bank line',
  'hide post',
  'restore post',
  'dismiss reports',
  'answer inquiry',
  'take roster',
  'take roster again',
  'register on roster',
  'refuse on roster',
  'put back on roster',
] as const;
export type OfficeAct = (typeof OFFICE_ACTS)[number];

/**
 * Act as stored in the log. An act that requires two employees is recorded as `ask: …` until a second one confirms it,
 * and a forbidden one as `refuse: …`.
 */
export type RecordedAct = OfficeAct | `${'ask' | 'refuse'}: ${OfficeAct}`;

/** Reasons for refusing an act, as names of error codes, or for requiring a second employee despite a small sum. */
export const ACT_CAUSES = [
  'OWN_MATTER',
  'SECOND_IS_SAME_PERSON',
  'SECOND_TOO_CLOSE',
  'NO_SECOND_EMPLOYEE',
  'ALONE_PER_DAY',
] as const;
export type ActCause = (typeof ACT_CAUSES)[number];

/** Name of the error code with which an act was refused. */
export type RefusalCause = Exclude<ActCause, 'ALONE_PER_DAY'>;

/** Objects of acts, as names of tables. */
export const ACT_OBJECTS = [
  'member',
  'application',
  'employer_group',
  'group_invoice',
  'invoice_allowance',
  'group_bill',
  'refund',
  'payment',
  'money_finding',
  'cash_receipt',
  'education',
  'examination',
  'result_correction',
  'result_objection',
  'eligibility_evidence',
  'certificate',
  'bank_line',
  'tariff_change',
  'mailing',
  'article',
  'exam_notice',
  'faq',
  'member_post',
  'inquiry',
  'roster_entry',
  'roster_batch',
  'stored_file',
  'popup',
  'home_banner',
  'ad_banner',
  'related_site',
  'employee',
  'correction',
] as const;
export type ActObject = (typeof ACT_OBJECTS)[number];

/** Ways to select the members concerned by a leak. */
export const CONCERNED_BY = ['all', 'ids', 'tables', 'period'] as const;
export type ConcernedBy = (typeof CONCERNED_BY)[number];

/**
 * Further details of an entry, as named in the log. The entry of a bank file has the number of lines per state. Must
 * never contain an account number or a password.
 */
export interface ActDetails extends Record<BankLineState, number> {
  /** Permissions, separated by blanks. */
  before: string;
  after: string;
  by: MemberSearch;
  page: number;
  found: number;
  /** Numbers separated by blanks: members; certificates of `show addresses` and `print labels`; groups; bills. */
  shown: string;
  /** Won; so are `asked` and `paid`. */
  amount: number;
  asked: number;
  paid: number;
  status: ApplicationStatus | CertificateStatus;
  /** Result before the correction. */
  former: ApplicationStatus;
  /** Day of the bank's line, `YYYY-MM-DD`. */
  day: string;
  /** `YYYY-MM-DD`. */
  lastDay: string;
  hasNewAccount: boolean;
  cause: ActCause;
  refundNo: number;
  /** Number of the certificate that the new one replaces. */
  replaces: number;
  applicants: number;
  /** Seats added or cancelled. `offered`: offers made as a result. */
  seats: number;
  offered: number;
  /** Seats reserved for a waiting group instead. */
  collected: number;
  members: number;
  chosenBy: ConcernedBy;
  /** Number of the audit entry that lists the members concerned by a leak. */
  list: number;
  reports: number;
  kind: OfficeArticleKind;
  direction: 'up' | 'down';
  path: string;
  /** Number of a lesson. `attendance`: status recorded there. */
  lesson: number;
  attendance: AttendanceStatus;
  /** Line of a table of results. `table`: fingerprint of that table. */
  line: number;
  table: string;
}

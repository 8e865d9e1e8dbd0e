import type { ApplicationStatus, CertificateStatus } from '../base/statuses.ts';
import type { AttendanceStatus } from '../manager/lesson.ts';
import type { OfficeArticleKind } from './article.ts';
import type { BankLineState } from './bank.ts';
import type { MemberSearch } from './member.ts';

/**
 * What the audit log can say, whole: the API records nothing else, and the office has a Korean word for each. To add
 * one, add it here; what then does not compile lacks it.
 */

/** What employees do. */
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
 * An act as it stands in the log; one that takes two is asked for first, until a second employee does the same, and one
 * that its employee may not do is refused.
 */
export type RecordedAct = OfficeAct | `${'ask' | 'refuse'}: ${OfficeAct}`;

/** Why an act was refused to its employee, by the code's name, or takes a second one although its sum is small. */
export const ACT_CAUSES = [
  'OWN_MATTER',
  'SECOND_IS_SAME_PERSON',
  'SECOND_TOO_CLOSE',
  'NO_SECOND_EMPLOYEE',
  'ALONE_PER_DAY',
] as const;
export type ActCause = (typeof ACT_CAUSES)[number];

/** Why an act is refused: a code by its name. */
export type RefusalCause = Exclude<ActCause, 'ALONE_PER_DAY'>;

/** What is acted on, by the name of its table. */
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

/** By what members who are concerned by a leak were chosen. */
export const CONCERNED_BY = ['all', 'ids', 'tables', 'period'] as const;
export type ConcernedBy = (typeof CONCERNED_BY)[number];

/**
 * What else an entry says, by its name in the log; of a bank's file, how many lines are of each state. Nothing of it
 * may tell an account number or a password.
 */
export interface ActDetails extends Record<BankLineState, number> {
  /** Permissions, with blanks between them. */
  before: string;
  after: string;
  by: MemberSearch;
  page: number;
  found: number;
  /** Numbers with blanks between them: of members, of `show addresses`, `print labels` certificates, groups, bills. */
  shown: string;
  /** Won, these three. */
  amount: number;
  asked: number;
  paid: number;
  status: ApplicationStatus | CertificateStatus;
  /** The result before a correction. */
  former: ApplicationStatus;
  /** Of the bank's line, `YYYY-MM-DD`. */
  day: string;
  /** `YYYY-MM-DD`. */
  lastDay: string;
  hasNewAccount: boolean;
  cause: ActCause;
  refundNo: number;
  /** The number of the certificate that a new one replaces. */
  replaces: number;
  applicants: number;
  /** Seats that were added or cancelled, and places that were offered one by it. */
  seats: number;
  offered: number;
  /** Seats that were kept for a group instead. */
  collected: number;
  members: number;
  chosenBy: ConcernedBy;
  /** The entry of a list of members who are concerned by a leak, of those who are told. */
  list: number;
  reports: number;
  kind: OfficeArticleKind;
  direction: 'up' | 'down';
  path: string;
  /** The number of a lesson, and what was marked there. */
  lesson: number;
  attendance: AttendanceStatus;
  /** A line of a table of results, and the fingerprint of that table. */
  line: number;
  table: string;
}

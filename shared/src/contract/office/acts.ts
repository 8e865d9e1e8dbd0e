import type { ApplicationStatus, CertificateStatus } from '../base/statuses.ts';
import type { AttendanceStatus } from '../manager/lesson.ts';
import type { OfficeArticleKind } from './article.ts';
import type { BankLineState } from './bank.ts';
import type { MemberSearch } from './member.ts';
import { ACT_NAMES, OBJECT_NAMES, type ActObject, type OfficeAct } from './resources/index.ts';

/**
 * Words of the audit log, whole: the API records nothing else. Acts and objects, with their Korean words, are declared
 * by the pages of the office, in `resources/`.
 */

export { ACT_NAMES, OBJECT_NAMES, type ActObject, type OfficeAct };

/** Every act of an employee. */
export const OFFICE_ACTS = Object.keys(ACT_NAMES) as OfficeAct[];

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

/** Every table of a row that is acted on. */
export const ACT_OBJECTS = Object.keys(OBJECT_NAMES) as ActObject[];

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

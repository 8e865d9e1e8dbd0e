import type { ApplicationStatus, CertificateStatus } from '../base/statuses.ts';
import type { AttendanceStatus } from '../manager/lesson.ts';
import type { OfficeArticleKind } from './article.ts';
import type { BankLineState } from './bank.ts';
import type { JournalForm } from './journal.ts';
import type { MemberSearch } from './member.ts';
import { ACT_NAMES, ACT_PERMISSIONS, OBJECT_NAMES, type ActObject, type OfficeAct } from './resources/index.ts';

/**
 * Words of the audit log, whole: the API records nothing else. Acts and objects, with their Korean words, are declared
 * by the pages of the office, in `resources/`.
 */

export { ACT_NAMES, ACT_PERMISSIONS, OBJECT_NAMES, type ActObject, type OfficeAct };

/** Every act of an employee. */
export const OFFICE_ACTS = Object.keys(ACT_NAMES) as OfficeAct[];

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
  'FIRST_NOT_ALLOWED',
  'ALONE_PER_DAY',
] as const;
export type ActCause = (typeof ACT_CAUSES)[number];

/** Name of the error code with which an act was refused. */
export type RefusalCause = Exclude<ActCause, 'ALONE_PER_DAY'>;

/** Every table of a row that is acted on. */
export const ACT_OBJECTS = Object.keys(OBJECT_NAMES) as ActObject[];

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
  /** Questions confirmed before the act, separated by blanks. */
  confirmed: string;
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
  /** Month of a journal, `YYYY-MM`. `form`: columns of its file. */
  month: string;
  form: JournalForm;
}

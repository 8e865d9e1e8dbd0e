import { sql, type RawBuilder } from 'kysely';
import { ERASED_COLUMNS } from '../withdrawal/erasedIdentity.ts';

/** Retention rule: rows of a table that are overdue, and the way to erase them. */
export interface RetentionRule {
  name: string;
  table: string;
  /** Condition of rows whose retention period is over at `now`. */
  overdue: (now: Date) => RawBuilder<unknown>;
  /** Assignment that erases overdue data; without one the rows are deleted. */
  erase?: RawBuilder<unknown>;
}

const olderThan = (column: string, age: string) => (now: Date) =>
  sql`${sql.ref(column)} < ${now}::timestamptz - ${sql.lit(age)}::interval`;

/** Audit entries that only show that a member was here. */
const isAccess = sql`action in ('login', 'logout', 'login refused', 'login by link', 'password refused', 'phone verified', 'token renewed', 'id found')`;

/** Entries of a present or former employee, who has had access to members' data. */
const isEmployees = sql`exists (select from employee_grant where employee_grant.member_no = audit_log.member_no)`;

/**
 * Two years for employees, for any number of members: applicants' needs on site are health data (개인정보의 안전성 확보조치 기준
 * 제8조).
 */
const employeesAccessIsOver = olderThan('at', '2 years');

export const RETENTION_RULES: readonly RetentionRule[] = [
  // Access logs: three months; for employees two years.
  { name: 'sessions', table: 'session', overdue: olderThan('expires_at', '3 months') },
  {
    name: 'access log',
    table: 'audit_log',
    overdue: (now) =>
      sql`${isAccess} and ${olderThan('at', '3 months')(now)} and (not ${isEmployees} or ${employeesAccessIsOver(now)})`,
  },
  {
    name: 'addresses in the audit log',
    table: 'audit_log',
    overdue: (now) =>
      sql`ip <> '' and ${olderThan('at', '3 months')(now)} and (not ${isEmployees} or ${employeesAccessIsOver(now)})`,
    erase: sql`ip = ''`,
  },
  // Changes to accounts are records of the contract: five years.
  { name: 'audit log', table: 'audit_log', overdue: olderThan('at', '5 years') },
  // Contracts and payments of withdrawn members: five years; completed education without limit.
  { name: 'contracts of former members', table: 'retained_record', overdue: (now) => sql`keep_until < ${now}` },
  // Confirmations of payments: five years.
  { name: 'lines of the bank', table: 'bank_line', overdue: olderThan('confirmed_at', '5 years') },
  // Reports to the tax office: five years after the last day for the tax return of their year.
  {
    name: 'cash receipts',
    table: 'cash_receipt',
    overdue: (now) =>
      sql`date_trunc('year', requested_at at time zone 'Asia/Seoul') + interval '6 years 3 months'
        < ${now}::timestamptz at time zone 'Asia/Seoul'`,
  },
  // The business of a bill, likewise; invoice allowances, as long as their contracts.
  {
    name: 'bills',
    table: 'group_bill',
    overdue: (now) =>
      sql`date_trunc('year', requested_at at time zone 'Asia/Seoul') + interval '6 years 3 months'
        < ${now}::timestamptz at time zone 'Asia/Seoul'`,
  },
  { name: 'allowances of invoices', table: 'invoice_allowance', overdue: olderThan('ended_at', '5 years') },
  // Account data before a correction: five years; its document: three months, in which it can be disputed.
  { name: 'corrections', table: 'correction', overdue: olderThan('decided_at', '5 years') },
  {
    name: 'documents of corrections',
    table: 'correction',
    overdue: (now) => sql`document_path is not null and ${olderThan('decided_at', '3 months')(now)}`,
    erase: sql`document_path = null`,
  },
  // Complaints: three years.
  { name: 'reasons of withdrawal', table: 'withdrawal_reason', overdue: olderThan('withdrawn_on', '3 years') },
  { name: 'reports of posts', table: 'post_report', overdue: olderThan('decided_at', '3 years') },
  {
    name: 'complaints',
    table: 'inquiry',
    overdue: (now) => sql`kind = 'complaint' and ${olderThan('closed_at', '3 years')(now)}`,
  },
  // Other inquiries: a year, like notices.
  {
    name: 'inquiries',
    table: 'inquiry',
    overdue: (now) => sql`kind = 'question' and ${olderThan('closed_at', '1 year')(now)}`,
  },
  // Places in a queue: a year, for questions about the order.
  { name: 'places in lines', table: 'place_in_line', overdue: olderThan('ended_at', '1 year') },
  // People named for the seats of a group: a year after its day; replaced people: three months.
  {
    name: 'people of groups',
    table: 'group_seat',
    overdue: (now) =>
      sql`person_sealed is not null and (${olderThan('ended_at', '3 months')(now)} or exists (
        select from application where application.application_no = group_seat.group_no
          and coalesce(changed_to ->> 'day', terms ->> 'eduDate', terms ->> 'examDate')
            < to_char(${now}::timestamptz - interval '1 year', 'YYYY-MM-DD')
      ))`,
    erase: sql`person_sealed = null, code_hash = null`,
  },
  // Rows of lists for the food regulator: a year, in which the list can be downloaded again.
  { name: 'rows of rosters', table: 'roster_row', overdue: olderThan('sent_at', '1 year') },
  // Returned papers: half a year, for questions. Accepted ones: a year after their expiry.
  {
    name: 'papers of eligibility',
    table: 'eligibility_evidence',
    overdue: (now) =>
      sql`(status = 'RETURNED' and ${olderThan('decided_at', '6 months')(now)})
        or (status = 'ACCEPTED' and valid_until < (${now}::timestamptz - interval '1 year')::date)`,
  },
  // Attendance: as long as the contract.
  { name: 'attendance', table: 'attendance', overdue: olderThan('recorded_at', '5 years') },
  { name: 'objections to results', table: 'result_objection', overdue: olderThan('decided_at', '3 years') },
  // Deleted posts: three months, and reported ones as long as the report.
  {
    name: 'deleted posts',
    table: 'member_post',
    overdue: (now) =>
      sql`${olderThan('deleted_at', '3 months')(now)}
        and not exists (select from post_report where post_report.post_no = member_post.post_no)`,
  },
  // Verifications are valid for minutes; they are retained for a day to investigate problems.
  { name: 'codes', table: 'verification_code', overdue: olderThan('sent_at', '1 day') },
  { name: 'verified phones', table: 'verified_phone', overdue: olderThan('verified_at', '1 day') },
  { name: 'wrong passwords', table: 'failed_login', overdue: olderThan('failed_at', '1 day') },
  { name: 'identity checks', table: 'identity_check', overdue: olderThan('started_at', '1 day') },
  { name: 'messages', table: 'outbox', overdue: olderThan('created_at', '3 months') },
  // Notices repeat applications and payments, which have their own rules: one year.
  { name: 'notices', table: 'member_notice', overdue: olderThan('raised_at', '1 year') },
  { name: 'recipients of messages', table: 'mailing_recipient', overdue: olderThan('handled_at', '1 year') },
  { name: 'links of administrators', table: 'admin_link', overdue: olderThan('expires_at', '1 day') },
];

/** Counts withdrawn members with any identity column left; must always be zero. */
export const countIdentitiesLeft = sql<{ left_over: number }>`
  select count(*)::int as left_over from member
  where status = 'WITHDRAWN' and num_nonnulls(${sql.join(ERASED_COLUMNS.map((column) => sql.ref(column)))}) > 0`;

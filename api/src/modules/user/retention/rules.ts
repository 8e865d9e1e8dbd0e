import { sql } from 'kysely';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { olderThan, type RetentionRule } from '../../../aggregates/retention.ts';
import { ERASED_COLUMNS } from '../withdrawal/erasedIdentity.ts';
import { CONTRACT_RULES } from './contractRules.ts';

/** Audit entries that say only that a member was here. */
const isAccess = sql`action in ('login', 'logout', 'login refused', 'login by link', 'password refused', 'phone verified', 'token renewed', 'id found', 'second factor proved', 'second factor refused')`;

/** Entries of a present or former employee, who has had access to members' data. */
const isEmployees = sql`exists (select from employee_grant where employee_grant.member_no = audit_log.member_no)`;

/**
 * Two years for employees, for any number of members: applicants' needs on site are health data (개인정보의 안전성 확보조치 기준
 * 제8조).
 */
const employeesAccessIsOver = olderThan('at', '2 years');

/** Columns of the time of each request and of its decision. Money that is owed is never deleted as forgotten. */
export const UNDECIDED: readonly { table: string; since: string; ended: string }[] = [
  ...AGGREGATES.flatMap(({ table, undecided }) => (undecided ? [{ table, ...undecided }] : [])),
  { table: 'money_finding', since: 'found_at', ended: 'closed_at' },
  { table: 'place_in_line', since: 'arrived_at', ended: 'ended_at' },
  { table: 'post_report', since: 'reported_at', ended: 'decided_at' },
];

export const RETENTION_RULES: readonly RetentionRule[] = [
  ...CONTRACT_RULES,
  ...AGGREGATES.flatMap(({ retention }) => retention),
  // Requests that nobody decided: five years, as a contract.
  ...UNDECIDED.map(({ table, since, ended }) => ({
    name: `undecided rows of ${table}`,
    table,
    overdue: (now: Date) => sql`${sql.ref(ended)} is null and ${olderThan(since, '5 years')(now)}`,
  })),
  // Access logs: three months; of employees two years.
  { name: 'sessions', table: 'session', overdue: olderThan('expires_at', '3 months') },
  // As long as the browser has its cookie.
  { name: 'known browsers', table: 'known_browser', overdue: olderThan('used_at', '1 year') },
  // The notice before the opening deletes it.
  { name: 'opening alerts', table: 'opening_alert', overdue: olderThan('created_at', '1 year') },
  {
    name: 'devices for notices',
    table: 'push_subscription',
    overdue: (now) => sql`coalesce(sent_at, created_at) < ${now}::timestamptz - interval '1 year'`,
  },
  { name: 'calendar feeds', table: 'calendar_feed', overdue: olderThan('used_at', '1 year') },
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
    erase: { ip: '' },
  },
  // Changes to accounts are records of the contract: five years.
  { name: 'audit log', table: 'audit_log', overdue: olderThan('at', '5 years') },
  // Contracts and payments of withdrawn members: five years; completed education without limit.
  { name: 'contracts of former members', table: 'retained_record', overdue: (now) => sql`keep_until < ${now}` },
  // Permissions that an employee no longer has: five years.
  { name: 'revoked permissions', table: 'added_permission', overdue: olderThan('taken_at', '5 years') },
  // Confirmations of payments: five years.
  { name: 'lines of the bank', table: 'bank_line', overdue: olderThan('confirmed_at', '5 years') },
  // Complaints: three years.
  { name: 'reasons of withdrawal', table: 'withdrawal_reason', overdue: olderThan('withdrawn_on', '3 years') },
  { name: 'reports of posts', table: 'post_report', overdue: olderThan('decided_at', '3 years') },
  // Where somebody stood in a line: a year, for who asks why another came first.
  { name: 'places in lines', table: 'place_in_line', overdue: olderThan('ended_at', '1 year') },
  // People named for the seats of a group: a year after its day; replaced people and unpaid groups: three months.
  {
    name: 'people of groups',
    table: 'group_seat',
    overdue: (now) =>
      sql`person_sealed is not null and (${olderThan('ended_at', '3 months')(now)} or exists (
        select from application where application.application_no = group_seat.group_no
          and (${olderThan('expired_at', '3 months')(now)}
            or coalesce(changed_to ->> 'day', terms ->> 'eduDate', terms ->> 'examDate')
              < to_char(${now}::timestamptz - interval '1 year', 'YYYY-MM-DD'))
      ))`,
    erase: { person_sealed: null, code_hash: null },
  },
  // Who was at which lesson: as long as the contract that it was for.
  { name: 'attendance', table: 'attendance', overdue: olderThan('recorded_at', '5 years') },
  // What writers have deleted: three months, and where it was reported as long as the report.
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
  // Passwords of a former system: a year, then the first login is by phone.
  { name: 'passwords of the former system', table: 'old_password', overdue: olderThan('imported_at', '1 year') },
  {
    name: 'unconfirmed second factors',
    table: 'second_factor',
    overdue: (now) => sql`confirmed_at is null and ${olderThan('created_at', '1 day')(now)}`,
  },
  // Of nobody: how often an address was asked for.
  { name: 'missed addresses', table: 'missed_address', overdue: olderThan('day', '3 months') },
  { name: 'links of administrators', table: 'admin_link', overdue: olderThan('expires_at', '1 day') },
];

/** Counts withdrawn members with any identity column left; must always be zero. */
export const countIdentitiesLeft = sql<{ left_over: number }>`
  select count(*)::int as left_over from member
  where status = 'WITHDRAWN' and num_nonnulls(${sql.join(ERASED_COLUMNS.map((column) => sql.ref(column)))}) > 0`;

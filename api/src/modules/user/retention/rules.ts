import { sql, type RawBuilder } from 'kysely';
import { ERASED_COLUMNS } from '../withdrawal/erasedIdentity.ts';

/** One retention rule: which rows of a table are kept too long, and what happens to them. */
export interface RetentionRule {
  name: string;
  table: string;
  /** The condition of rows whose time is over at `now`. */
  overdue: (now: Date) => RawBuilder<unknown>;
  /** The assignment that erases what is overdue; without one the rows are deleted. */
  erase?: RawBuilder<unknown>;
}

const olderThan = (column: string, age: string) => (now: Date) =>
  sql`${sql.ref(column)} < ${now}::timestamptz - ${sql.lit(age)}::interval`;

/** Audit entries that say only that a member was here. */
const isAccess = sql`action in ('login', 'logout', 'login refused', 'login by link', 'password refused', 'phone verified', 'token renewed', 'id found')`;

export const RETENTION_RULES: readonly RetentionRule[] = [
  // Access logs: three months.
  { name: 'sessions', table: 'session', overdue: olderThan('expires_at', '3 months') },
  {
    name: 'access log',
    table: 'audit_log',
    overdue: (now) => sql`${isAccess} and ${olderThan('at', '3 months')(now)}`,
  },
  {
    name: 'addresses in the audit log',
    table: 'audit_log',
    overdue: (now) => sql`ip <> '' and ${olderThan('at', '3 months')(now)}`,
    erase: sql`ip = ''`,
  },
  // Changes to accounts are records of the contract: five years.
  { name: 'audit log', table: 'audit_log', overdue: olderThan('at', '5 years') },
  // Contracts and payments of withdrawn members: five years; completed education for ever.
  { name: 'contracts of former members', table: 'retained_record', overdue: (now) => sql`keep_until < ${now}` },
  // What confirmed a payment: five years.
  { name: 'lines of the bank', table: 'bank_line', overdue: olderThan('confirmed_at', '5 years') },
  // Complaints: three years.
  { name: 'reasons of withdrawal', table: 'withdrawal_reason', overdue: olderThan('withdrawn_on', '3 years') },
  { name: 'reports of posts', table: 'post_report', overdue: olderThan('decided_at', '3 years') },
  // What writers have deleted: three months, and where it was reported as long as the report.
  {
    name: 'deleted posts',
    table: 'member_post',
    overdue: (now) =>
      sql`${olderThan('deleted_at', '3 months')(now)}
        and not exists (select from post_report where post_report.post_no = member_post.post_no)`,
  },
  // Verifications are valid for minutes; they are kept for a day to look into problems.
  { name: 'codes', table: 'verification_code', overdue: olderThan('sent_at', '1 day') },
  { name: 'verified phones', table: 'verified_phone', overdue: olderThan('verified_at', '1 day') },
  { name: 'wrong passwords', table: 'failed_login', overdue: olderThan('failed_at', '1 day') },
  { name: 'identity checks', table: 'identity_check', overdue: olderThan('started_at', '1 day') },
  { name: 'messages', table: 'outbox', overdue: olderThan('created_at', '3 months') },
  // What members were told repeats applications and payments, which are kept by their own rules: one year.
  { name: 'notices', table: 'member_notice', overdue: olderThan('raised_at', '1 year') },
  { name: 'links of administrators', table: 'admin_link', overdue: olderThan('expires_at', '1 day') },
];

/** Counts withdrawn members with a column of their identity left. The count must always be zero. */
export const countIdentitiesLeft = sql<{ left_over: number }>`
  select count(*)::int as left_over from member
  where status = 'WITHDRAWN' and num_nonnulls(${sql.join(ERASED_COLUMNS.map((column) => sql.ref(column)))}) > 0`;

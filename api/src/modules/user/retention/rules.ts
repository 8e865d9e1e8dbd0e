import { sql, type RawBuilder } from 'kysely';

/** One line of what is kept, and for how long (spec §9 "Privacy retention" and what follows from it). */
export interface RetentionRule {
  name: string;
  /** Rows whose time is over at `now`. */
  overdue: (now: Date) => RawBuilder<unknown>;
  table: string;
  /** What is done to them; they are deleted unless said. */
  erase?: RawBuilder<unknown>;
}

const before = (column: string, age: string) => (now: Date) =>
  sql`${sql.ref(column)} < ${now}::timestamptz - ${sql.lit(age)}::interval`;

/** Audit entries that say no more than that someone was here. */
const ACCESS = sql`action in ('login', 'logout', 'login refused', 'login by link', 'password refused', 'phone verified', 'token renewed', 'id found')`;

export const RETENTION_RULES: readonly RetentionRule[] = [
  // Access logs: three months.
  { name: 'sessions', table: 'session', overdue: before('expires_at', '3 months') },
  { name: 'access log', table: 'audit_log', overdue: (now) => sql`${ACCESS} and ${before('at', '3 months')(now)}` },
  {
    name: 'addresses in the audit log',
    table: 'audit_log',
    overdue: (now) => sql`address <> '' and ${before('at', '3 months')(now)}`,
    erase: sql`address = ''`,
  },
  // What was done to accounts belongs to the contract: five years.
  { name: 'audit log', table: 'audit_log', overdue: before('at', '5 years') },
  // Contracts and payments of people who left: five years; education for ever.
  { name: 'contracts of former members', table: 'retained_record', overdue: (now) => sql`keep_until < ${now}` },
  // Complaints: three years.
  { name: 'reasons of withdrawal', table: 'withdrawal_reason', overdue: before('withdrawn_on', '3 years') },
  // Proofs hold ten minutes; a day is for looking into what went wrong.
  { name: 'codes', table: 'verification_code', overdue: before('sent_at', '1 day') },
  { name: 'verified phones', table: 'verified_phone', overdue: before('verified_at', '1 day') },
  { name: 'identity checks', table: 'identity_check', overdue: before('started_at', '1 day') },
  { name: 'messages', table: 'outbox', overdue: before('created_at', '3 months') },
  { name: 'links of administrators', table: 'admin_link', overdue: before('expires_at', '1 day') },
];

/** What must be empty whatever the night: people who left and are still someone. */
const ERASED_COLUMNS = [
  'user_id',
  'password_hash',
  'name',
  'user_phone',
  'user_birth',
  'email',
  'post_code',
  'user_address',
  'user_address2',
  'lcns_no',
  'bssh_nm',
  'busn_type_nm',
  'prsdnt_nm_secu',
  'site_addr',
  'agree_marketing_at',
];
export const identityLeft = sql<{ left_over: number }>`
  select count(*)::int as left_over from member
  where status = 'WITHDRAWN' and num_nonnulls(${sql.join(ERASED_COLUMNS.map((column) => sql.ref(column)))}) > 0`;

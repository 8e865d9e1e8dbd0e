import { sql, type Kysely } from 'kysely';

/** What the office's lists of members and employees and its audit log are read by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The beginning of a name or an id, the last four digits of a phone, a whole mail address.
  await sql`create index member_name on member (name text_pattern_ops)`.execute(db);
  await sql`create index member_user_id_begins on member (lower(user_id) text_pattern_ops)`.execute(db);
  await sql`create index member_phone_end on member (right(user_phone, 4), member_no)`.execute(db);
  await sql`create index member_email on member (lower(email), member_no)`.execute(db);
  await sql`create index member_status on member (status, member_no)`.execute(db);
  await sql`create index member_employee on member (member_no) where role = 'employee'`.execute(db);

  // Each filter of the audit log, newest first. The first one also counts what an employee has seen in the last hour.
  await sql`create index office_audit_of_employee on office_audit (employee_no, act, at, audit_no)`.execute(db);
  await sql`create index office_audit_by_employee on office_audit (employee_no, at, audit_no)`.execute(db);
  await sql`create index office_audit_by_act on office_audit (act, at, audit_no)`.execute(db);
  await sql`create index office_audit_by_object on office_audit (object, object_no, at, audit_no)`.execute(db);
  await sql`create index office_audit_by_table on office_audit (object, at, audit_no)`.execute(db);
  await sql`create index office_audit_at on office_audit (at, audit_no)`.execute(db);
  await sql`drop index office_audit_object, office_audit_employee`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The branch of each member, which follows from the place of business unless an employee has set it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member
      add column branch_no bigint references branch,
      add column branch_by_hand boolean not null default false`.execute(db);
  await sql`
    create function follow_branch() returns trigger language plpgsql as $$
    begin
      if not new.branch_by_hand then
        new.branch_no := branch_of(coalesce(nullif(new.site_addr, ''), new.user_address));
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger member_follows_branch before insert or update of site_addr, user_address, branch_by_hand on member
    for each row execute function follow_branch()`.execute(db);

  // Employees who see and decide only what belongs to a branch.
  await sql`
    create table employee_branch (
      member_no bigint primary key references member,
      branch_no bigint not null references branch,
      assigned_by bigint references member,
      assigned_at timestamptz not null,
      constraint employee_branch_not_own check (assigned_by <> member_no)
    )`.execute(db);
  await sql`create index employee_branch_by on employee_branch (assigned_by) where assigned_by is not null`.execute(db);
}

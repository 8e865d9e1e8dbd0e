import { sql, type Kysely } from 'kysely';

/** Fees that come for a request which had ended, and rows of a member who is leaving at that moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // They go back, as those of rejected requests.
  await sql`
    alter table certificate
      drop constraint certificate_fee,
      add constraint certificate_fee check (
        (fee_owed = 0 or status in ('REJECTED', 'EXPIRED', 'CANCELLED')) and (fee_returned_at is null or fee_owed > 0)
      )`.execute(db);

  // Under a name by which the program knows it.
  await sql`
    create or replace function application_needs_member() returns trigger language plpgsql as $$
    begin
      perform 1 from member where member_no = new.member_no and status <> 'WITHDRAWN' for key share;
      if not found then
        raise exception 'member % has withdrawn', new.member_no
          using errcode = 'check_violation', constraint = 'member_has_not_left';
      end if;
      return new;
    end $$`.execute(db);
  // Without this, a post written during a withdrawal would keep its writer's name.
  await sql`
    create trigger member_post_needs_member before insert on member_post
    for each row when (new.member_no is not null) execute function application_needs_member()`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Branches that have changed since the branch of each member was looked up. A row ends with the last member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table branch_move (
      branch_no bigint primary key references branch,
      -- Another change of the branch begins anew.
      turn integer not null default 1,
      -- Members up to this number have the branch of their business.
      after_member_no bigint not null default 0,
      moved integer not null default 0
    )`.execute(db);
}

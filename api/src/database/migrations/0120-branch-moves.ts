import { sql, type Kysely } from 'kysely';

/**
 * Branches that have changed since the branch of each member was looked up. A job looks members up in the order of
 * their numbers, some at a time; a row ends with the last one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table branch_move (
      branch_no bigint primary key references branch,
      -- Another change of the branch has another turn.
      turn integer not null default 1,
      -- Members up to this number have the branch of their business.
      after_member_no bigint not null default 0,
      moved integer not null default 0,
      constraint branch_move_turn check (turn > 0),
      constraint branch_move_after check (after_member_no >= 0),
      constraint branch_move_moved check (moved >= 0)
    )`.execute(db);
}

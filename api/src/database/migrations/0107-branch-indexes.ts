import { sql, type Kysely } from 'kysely';

/** The indexes are built beside writers. */
export const outsideTransaction = true;

/** Members and courses of one branch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A build that was cut off leaves an invalid index.
  await sql`drop index concurrently if exists member_branch`.execute(db);
  await sql`
    create index concurrently member_branch
    on member (branch_no, member_no)
    where branch_no is not null`.execute(db);

  await sql`drop index concurrently if exists education_branch`.execute(db);
  await sql`
    create index concurrently education_branch
    on education (branch_no, held_at)
    where branch_no is not null`.execute(db);
}

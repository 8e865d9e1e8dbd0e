import { sql, type Kysely } from 'kysely';

/** The indexes are built beside writers. */
export const outsideTransaction = true;

/** Indexes of the courses and exams in a hall, by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists education_in_hall`.execute(db);
  await sql`
    create index concurrently education_in_hall on education (hall_no, edu_date) where hall_no is not null`.execute(db);
  await sql`drop index concurrently if exists examination_in_hall`.execute(db);
  await sql`
    create index concurrently examination_in_hall on examination (hall_no, exam_date)
    where hall_no is not null`.execute(db);
}

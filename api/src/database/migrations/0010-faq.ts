import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table faq (
      faq_no bigint generated always as identity primary key,
      subject text not null check (subject in ('edu', 'exam', 'refund', 'member')),
      sort_order integer not null,
      question text not null,
      answer text not null
    )`.execute(db);
  await sql`create index faq_list on faq (sort_order, faq_no)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE faq (
      faq_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subject text NOT NULL CHECK (subject IN ('edu', 'exam', 'refund', 'member')),
      place integer NOT NULL,
      question text NOT NULL,
      answer text NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX faq_list ON faq (place, faq_no)`.execute(db);
}

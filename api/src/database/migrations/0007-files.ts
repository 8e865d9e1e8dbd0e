import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE stored_file (
      file_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      path text NOT NULL UNIQUE,
      file_name text NOT NULL,
      media_type text NOT NULL,
      size integer NOT NULL CHECK (size >= 0),
      access text NOT NULL CHECK (access IN ('public', 'owner')),
      owner_no bigint REFERENCES member,
      stored_at timestamptz NOT NULL,
      CHECK (access = 'public' OR owner_no IS NOT NULL)
    )`.execute(db);
  await sql`CREATE INDEX stored_file_owner ON stored_file (owner_no, stored_at) WHERE owner_no IS NOT NULL`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      file_no bigint generated always as identity primary key,
      path text not null unique,
      file_name text not null,
      media_type text not null,
      size integer not null check (size >= 0),
      access text not null check (access in ('public', 'owner')),
      owner_no bigint references member,
      stored_at timestamptz not null,
      check (access = 'public' or owner_no is not null)
    )`.execute(db);
  await sql`create index stored_file_owner on stored_file (owner_no, stored_at) where owner_no is not null`.execute(db);
}

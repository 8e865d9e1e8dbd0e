import { sql, type Kysely } from 'kysely';

/** Stored files, and which of the office's are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      file_no bigint generated always as identity primary key,
      path text not null unique,
      file_name text not null,
      media_type text not null,
      size integer not null check (size >= 0),
      access text not null constraint stored_file_access check (access in ('public', 'owner', 'office')),
      owner_no bigint references member,
      stored_at timestamptz not null,
      constraint stored_file_owned check (access <> 'owner' or owner_no is not null)
    )`.execute(db);
  await sql`create index stored_file_owner on stored_file (owner_no, stored_at) where owner_no is not null`.execute(db);

  // A file of the office is read by employees, and by the public while something shows it.
  await sql`
    create table shown_file (
      object text not null,
      object_no bigint not null,
      path text not null references stored_file (path),
      shown_from timestamptz,
      shown_until timestamptz,
      primary key (object, object_no, path)
    )`.execute(db);
  await sql`create index shown_file_path on shown_file (path)`.execute(db);
}

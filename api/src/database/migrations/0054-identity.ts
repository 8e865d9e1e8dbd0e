import { sql, type Kysely } from 'kysely';

/** Identity checks are asked for at the service, and a person's CI leads to their one account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identity_check
      add column purpose text,
      add column visit_hash text,
      add column ci_sealed bytea`.execute(db);
  await sql`
    create table member_ci (
      member_no bigint primary key references member,
      ci_hash bytea not null,
      ci_sealed bytea not null,
      learnt_at timestamptz not null,
      constraint member_ci_once unique (ci_hash)
    )`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Places in a line of an employer, for several seats that are offered together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table place_in_line
      add column is_group boolean not null default false,
      -- More than one for a group alone.
      add column seats smallint not null default 1,
      -- Of a group: seats that were freed and are kept for it; all of them once it is offered them.
      add column collected smallint not null default 0,
      -- Since it was first kept one, and when it was told that no more are kept.
      add column collecting_since timestamptz,
      add column stood_back_at timestamptz`.execute(db);
}

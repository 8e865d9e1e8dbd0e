import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE member_post (
      post_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('board', 'promotion', 'review')),
      member_no bigint REFERENCES member,
      writer_masked text NOT NULL,
      title text NOT NULL,
      summary text NOT NULL,
      content text NOT NULL,
      plain_text text NOT NULL,
      image_path text NOT NULL DEFAULT '',
      view_cnt integer NOT NULL DEFAULT 0,
      shop_name text NOT NULL DEFAULT '',
      url text NOT NULL DEFAULT '',
      score integer CHECK (score BETWEEN 1 AND 5),
      subject text NOT NULL DEFAULT '',
      written_at timestamptz NOT NULL,
      CHECK ((kind = 'review') = (score IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX member_post_list ON member_post (kind, written_at DESC, post_no DESC)`.execute(db);
  await sql`CREATE INDEX member_post_of ON member_post (member_no)`.execute(db);

  await sql`
    CREATE TABLE member_post_file (
      post_file_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      post_no bigint NOT NULL REFERENCES member_post ON DELETE CASCADE,
      path text NOT NULL,
      file_name text NOT NULL,
      size integer NOT NULL CHECK (size >= 0)
    )`.execute(db);
  await sql`CREATE INDEX member_post_file_of ON member_post_file (post_no)`.execute(db);
}

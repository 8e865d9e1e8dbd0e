import { sql, type Kysely } from 'kysely';

/** The lists that grow for ever, with the texts that a keyword is looked for in. */
const LONG_LISTS = [
  { table: 'article', texts: ['title', 'plain_text'] },
  { table: 'exam_notice', texts: ['title', 'summary'] },
  { table: 'member_post', texts: ['title', 'plain_text', 'shop_name'] },
  { table: 'food_news', texts: ['title', 'summary'] },
];

/** What lists need so that a page, a search and a neighbour cost the same in a long list as in a short one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the nightly erasure looks for, in a log that is kept for five years.
  await sql`create index audit_log_action on audit_log (action, at)`.execute(db);
  await sql`create index audit_log_ip on audit_log (at) where ip <> ''`.execute(db);

  await sql`create index article_neighbours on article (kind, published_at, article_no)`.execute(db);
  await sql`create index exam_notice_neighbours on exam_notice (reg_date, exam_notice_no)`.execute(db);

  for (const { table, key } of [
    { table: 'education', key: 'education_no' },
    { table: 'examination', key: 'examination_no' },
  ])
    await sql`create index ${sql.ref(`${table}_over`)} on ${sql.table(table)} (called_off, held_at desc, ${sql.ref(key)})`.execute(
      db,
    );

  // Every two letters that stand side by side. A Korean word often has two syllables, for which pg_trgm has no trigram.
  // Its cost keeps the planner from calling it for every row of a table, and starting parallel workers would take longer
  // than the search, so it is not marked as safe for them.
  await sql`
    create function letter_pairs(searched text) returns text[] language sql immutable strict cost 1000 as $$
      select coalesce(array_agg(letter || next_letter), '{}')
      from rows from (
        unnest(string_to_array(lower(searched), null)),
        unnest((string_to_array(lower(searched), null))[2:])
      ) as pairs (letter, next_letter)
      where next_letter is not null
    $$`.execute(db);
  for (const { table, texts } of LONG_LISTS) {
    await sql`create index ${sql.ref(`${table}_search`)} on ${sql.table(table)}
      using gin (letter_pairs(${sql.raw(texts.join(` || ' ' || `))}))`.execute(db);
  }

  // How many rows each list has, kept by the transactions that add and remove them.
  await sql`
    create table list_size (
      table_name text not null,
      kind text not null,
      category text not null,
      size bigint not null,
      primary key (table_name, kind, category)
    )`.execute(db);
  await sql`
    create function keep_list_size() returns trigger language plpgsql as $$
    begin
      insert into list_size (table_name, kind, category, size)
      select tg_table_name, coalesce(listed ->> 'kind', ''), coalesce(listed ->> 'category', ''),
        case tg_op when 'INSERT' then count(*) else -count(*) end
      from (select to_jsonb(changed) as listed from changed) as rows
      group by 2, 3
      on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      return null;
    end $$`.execute(db);
  for (const { table } of LONG_LISTS) {
    await sql`
      insert into list_size (table_name, kind, category, size)
      select ${sql.lit(table)}, coalesce(listed ->> 'kind', ''), coalesce(listed ->> 'category', ''), count(*)
      from (select to_jsonb(listed) as listed from ${sql.table(table)} as listed) as rows
      group by 2, 3`.execute(db);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`
        create trigger ${sql.ref(`${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function keep_list_size()`.execute(db);
    }
  }
  await sql`
    create function move_article() returns trigger language plpgsql as $$
    begin
      insert into list_size (table_name, kind, category, size)
      values ('article', old.kind, coalesce(old.category, ''), -1), ('article', new.kind, coalesce(new.category, ''), 1)
      on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger article_move after update of kind, category on article for each row
    when ((old.kind, old.category) is distinct from (new.kind, new.category)) execute function move_article()`.execute(
    db,
  );
}

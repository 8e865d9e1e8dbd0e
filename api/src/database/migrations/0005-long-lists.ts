import { sql, type Kysely } from 'kysely';

/** What lists need so that a page, a search and a neighbour cost the same in a long list as in a short one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearch(db);
  await keepSizes(db);
}

/** For the search indexes of the lists that grow for ever, over the texts that a keyword is looked for in. */
async function makeSearch(db: Kysely<unknown>) {
  // Every two letters that stand side by side. A Korean word often has two syllables, for which pg_trgm has no trigram.
  // Its cost keeps the planner from calling it for every row of a table. It is not marked as safe for parallel workers,
  // since starting them takes longer than a search.
  await sql`
    create function letter_pairs(searched text) returns text[] language sql immutable strict cost 1000 as $$
      select coalesce(array_agg(letter || next_letter), '{}')
      from rows from (
        unnest(string_to_array(lower(searched), null)),
        unnest((string_to_array(lower(searched), null))[2:])
      ) as pairs (letter, next_letter)
      where next_letter is not null
    $$`.execute(db);

  // For the portal's search by title, in addition to the searches of single lists. Titles are compared without their
  // spaces: 위생 교육 and 위생교육 are the same to whoever types it.
  await sql`
    create function without_spaces(searched text) returns text language sql immutable strict as $$
      select translate(searched, E' \\t\\n\\r\\u00A0', '')
    $$`.execute(db);
}

/**
 * How many rows each list has, kept by the transactions that add and remove them, and never counted. What is withdrawn
 * is left out; what a table without that column has is never withdrawn. The columns whose values are counted apart are
 * arguments of the triggers; without any, `kind` and `category`. A column that no table has (`none`) stands for none.
 */
async function keepSizes(db: Kysely<unknown>) {
  await sql`
    create table list_size (
      table_name text not null,
      kind text not null,
      category text not null,
      size bigint not null,
      primary key (table_name, kind, category)
    )`.execute(db);
  const kind = sql.raw(`coalesce(listed ->> coalesce(tg_argv[0], 'kind'), '')`);
  const category = sql.raw(`coalesce(listed ->> coalesce(tg_argv[1], 'category'), '')`);
  await sql`
    create function keep_list_size() returns trigger language plpgsql as $$
    begin
      insert into list_size (table_name, kind, category, size)
      select tg_table_name, ${kind}, ${category},
        case tg_op when 'INSERT' then count(*) else -count(*) end
      from (select to_jsonb(changed) as listed from changed) as rows
      where listed ->> 'withdrawn_at' is null
      group by 2, 3
      on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      return null;
    end $$`.execute(db);
  // One row at a time: the old and the new place may be the same.
  await sql`
    create function move_listed() returns trigger language plpgsql as $$
    declare
      place record;
    begin
      for place in
        select ${kind} as kind, ${category} as category, change
        from (values (to_jsonb(old), -1), (to_jsonb(new), 1)) as moved (listed, change)
        where listed ->> 'withdrawn_at' is null
        -- Always in the same order: two changes at once wait for each other instead of both.
        order by 1, 2, 3
      loop
        insert into list_size (table_name, kind, category, size)
        values (tg_table_name, place.kind, place.category, place.change)
        on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      end loop;
      return null;
    end $$`.execute(db);
}

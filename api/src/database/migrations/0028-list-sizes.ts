import { sql, type Kysely } from 'kysely';

/** The sizes of courses, exams and certificates are kept like those of the other long lists, and never counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameWhatIsCountedApart(db);
  await keepSize(db, { table: 'education', apart: ['grade', 'edu_type'] });
  await keepSize(db, { table: 'examination', apart: ['grade'] });
  await keepSize(db, { table: 'certificate', apart: [] });
  await indexKeywords(db);
  await indexEndOfPeriod(db);
}

async function indexKeywords(db: Kysely<unknown>) {
  for (const { table, title } of [
    { table: 'education', title: 'title' },
    { table: 'examination', title: 'examination_name' },
  ])
    await sql`
      create index ${sql.ref(`${table}_search`)} on ${sql.table(table)}
      using gin (letter_pairs(${sql.ref(title)} || ' ' || address))`.execute(db);
}

/** An end outside of the index would mean to read each row that a page passes over. */
async function indexEndOfPeriod(db: Kysely<unknown>) {
  for (const [name, columns, condition] of [
    ['article_list', 'article (kind, is_top desc, published_at desc, article_no desc)', ''],
    [
      'article_category',
      'article (kind, category, is_top desc, published_at desc, article_no desc)',
      'category is not null and',
    ],
    ['exam_notice_order', 'exam_notice (is_top desc, published_at desc, exam_notice_no desc)', ''],
  ] as const) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql
      .raw(`create index ${name} on ${columns} include (published_until) where ${condition} withdrawn_at is null`)
      .execute(db);
  }
}

/** The columns whose values are counted apart are arguments of the triggers; without any, `kind` and `category`. */
async function nameWhatIsCountedApart(db: Kysely<unknown>) {
  const valueOf = (place: 0 | 1, column: string) =>
    sql.raw(`coalesce(listed ->> coalesce(tg_argv[${place}], '${column}'), '')`);
  await sql`
    create or replace function keep_list_size() returns trigger language plpgsql as $$
    begin
      insert into list_size (table_name, kind, category, size)
      select tg_table_name, ${valueOf(0, 'kind')}, ${valueOf(1, 'category')},
        case tg_op when 'INSERT' then count(*) else -count(*) end
      from (select to_jsonb(changed) as listed from changed) as rows
      where listed ->> 'withdrawn_at' is null
      group by 2, 3
      on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function move_listed() returns trigger language plpgsql as $$
    declare
      place record;
    begin
      for place in
        select ${valueOf(0, 'kind')} as kind, ${valueOf(1, 'category')} as category, change
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

interface KeptSize {
  table: string;
  /** One or two columns, or none. */
  apart: readonly string[];
}

async function keepSize(db: Kysely<unknown>, { table, apart }: KeptSize) {
  // A column that no table has stands for none.
  const columns = sql.join([0, 1].map((place) => sql.lit(apart[place] ?? 'none')));
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function keep_list_size(${columns})`.execute(db);
  if (apart.length > 0) {
    const differs = apart.map((column) => sql.raw(`old.${column} is distinct from new.${column}`));
    await sql`
      create trigger ${sql.ref(`${table}_move`)} after update of ${sql.join(apart.map((column) => sql.ref(column)))}
      on ${sql.table(table)} for each row when (${sql.join(differs, sql` or `)})
      execute function move_listed(${columns})`.execute(db);
  }
  // Behind the triggers, which nobody writes past: rows that are there now are counted once.
  const values = [0, 1].map((place) =>
    sql.raw(apart[place] === undefined ? `''` : `coalesce(${apart[place]}::text, '')`),
  );
  await sql`
    insert into list_size (table_name, kind, category, size)
    select ${sql.lit(table)}, ${sql.join(values)}, count(*) from ${sql.table(table)} group by 2, 3`.execute(db);
}

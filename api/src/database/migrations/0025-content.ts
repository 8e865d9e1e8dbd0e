import { sql, type Kysely } from 'kysely';

/** What the office writes, when the public may read it, and the files that belong to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepOfficeFiles(db);
  await sql`alter table exam_notice rename column reg_date to published_at`.execute(db);
  await sql`alter table faq add column published_at timestamptz`.execute(db);
  await sql`update faq set published_at = now()`.execute(db);
  await sql`alter table faq alter column published_at set not null`.execute(db);
  for (const table of ['article', 'exam_notice', 'faq']) await schedule(db, table);
  await indexWhatIsShown(db);
  await countWhatIsShown(db);
}

/** A file of the office is read by employees, and by the public while something shows it. */
async function keepOfficeFiles(db: Kysely<unknown>) {
  await sql`
    alter table stored_file
      drop constraint stored_file_access_check,
      drop constraint stored_file_check,
      add constraint stored_file_access check (access in ('public', 'owner', 'office')),
      add constraint stored_file_owned check (access <> 'owner' or owner_no is not null)`.execute(db);
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

async function schedule(db: Kysely<unknown>, table: string) {
  await sql`
    alter table ${sql.table(table)}
      add column published_until timestamptz,
      add column withdrawn_at timestamptz,
      add column version integer not null default 1,
      add column written_by bigint references member,
      add column changed_by bigint references member,
      add column changed_at timestamptz,
      add constraint ${sql.ref(`${table}_period`)} check (published_until > published_at)`.execute(db);
}

/** The public's indexes have nothing that was withdrawn; the office's have everything. */
async function indexWhatIsShown(db: Kysely<unknown>) {
  for (const [name, index] of [
    ['article_list', 'article (kind, is_top desc, published_at desc, article_no desc)'],
    ['article_neighbours', 'article (kind, published_at, article_no)'],
    ['exam_notice_order', 'exam_notice (is_top desc, published_at desc, exam_notice_no desc)'],
    ['exam_notice_neighbours', 'exam_notice (published_at, exam_notice_no)'],
  ] as const) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql.raw(`create index ${name} on ${index} where withdrawn_at is null`).execute(db);
  }
  await sql`drop index article_category`.execute(db);
  await sql`create index article_category on article (kind, category, is_top desc, published_at desc, article_no desc)
    where category is not null and withdrawn_at is null`.execute(db);

  await sql`create index article_office on article (kind, published_at desc, article_no desc)`.execute(db);
  await sql`create index article_withdrawn on article (kind, published_at desc, article_no desc)
    where withdrawn_at is not null`.execute(db);
  await sql`create index article_until on article (kind, published_until)
    where published_until is not null and withdrawn_at is null`.execute(db);
  await sql`create index exam_notice_office on exam_notice (published_at desc, exam_notice_no desc)`.execute(db);
  await sql`create index exam_notice_withdrawn on exam_notice (published_at desc, exam_notice_no desc)
    where withdrawn_at is not null`.execute(db);
  await sql`create index exam_notice_until on exam_notice (published_until)
    where published_until is not null and withdrawn_at is null`.execute(db);
}

/** `list_size` counts what is not withdrawn. What a table without that column has is never withdrawn. */
async function countWhatIsShown(db: Kysely<unknown>) {
  await sql`
    create or replace function keep_list_size() returns trigger language plpgsql as $$
    begin
      insert into list_size (table_name, kind, category, size)
      select tg_table_name, coalesce(listed ->> 'kind', ''), coalesce(listed ->> 'category', ''),
        case tg_op when 'INSERT' then count(*) else -count(*) end
      from (select to_jsonb(changed) as listed from changed) as rows
      where listed ->> 'withdrawn_at' is null
      group by 2, 3
      on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      return null;
    end $$`.execute(db);
  await sql`drop trigger article_move on article`.execute(db);
  await sql`drop function move_article()`.execute(db);
  // One row at a time: the old and the new place may be the same.
  await sql`
    create function move_listed() returns trigger language plpgsql as $$
    declare
      place record;
    begin
      for place in
        select coalesce(listed ->> 'kind', '') as kind, coalesce(listed ->> 'category', '') as category, change
        from (values (to_jsonb(old), -1), (to_jsonb(new), 1)) as moved (listed, change)
        where listed ->> 'withdrawn_at' is null
      loop
        insert into list_size (table_name, kind, category, size)
        values (tg_table_name, place.kind, place.category, place.change)
        on conflict (table_name, kind, category) do update set size = list_size.size + excluded.size;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger article_move after update of kind, category, withdrawn_at on article for each row
    when ((old.kind, old.category, old.withdrawn_at is null) is distinct from
      (new.kind, new.category, new.withdrawn_at is null))
    execute function move_listed()`.execute(db);
  await sql`
    create trigger exam_notice_move after update of withdrawn_at on exam_notice for each row
    when ((old.withdrawn_at is null) is distinct from (new.withdrawn_at is null))
    execute function move_listed()`.execute(db);
}

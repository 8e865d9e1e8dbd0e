import { sql, type Kysely } from 'kysely';

/** Rules that so far only the program kept: what breaks them is refused by the database too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepPhonesApart(db);
  await keepPostFiles(db);
  await numberExamsByRound(db);
  await tieTimesToDays(db);
}

/** One live account a phone; a withdrawn member has none. */
async function keepPhonesApart(db: Kysely<unknown>) {
  await sql`drop index member_user_phone`.execute(db);
  await sql`create unique index member_one_live_phone on member (user_phone) where status <> 'WITHDRAWN'`.execute(db);
}

/** A post shows only files that are stored. What a post names and nobody can read is forgotten first. */
async function keepPostFiles(db: Kysely<unknown>) {
  await sql`
    delete from member_post_file as attached
    where not exists (select from stored_file where stored_file.path = attached.path)`.execute(db);
  await sql`
    update member_post as post set image_path = ''
    where image_path <> '' and not exists (select from stored_file where stored_file.path = post.image_path)`.execute(
    db,
  );
  await sql`alter table member_post_file add constraint member_post_file_stored foreign key (path) references stored_file (path)`.execute(
    db,
  );
  await sql`create index member_post_file_path on member_post_file (path)`.execute(db);
  // An empty path means no picture; a foreign key wants null there.
  await sql`
    alter table member_post add column image_file text generated always as (nullif(image_path, '')) stored
    constraint member_post_image_stored references stored_file (path)`.execute(db);
  await sql`create index member_post_image on member_post (image_file) where image_file is not null`.execute(db);
}

/** The parts of one round, written and practical, share one series: a number belongs to one person. */
async function numberExamsByRound(db: Kysely<unknown>) {
  await sql`
    create table examination_series (
      year smallint not null,
      rounds smallint not null,
      grade smallint not null,
      last_code integer not null,
      primary key (year, rounds, grade)
    )`.execute(db);
  // Of a number that two people have, whoever got it first keeps it.
  await sql`
    with given as (
      select application_no, year, rounds, examination.grade, examination_code,
        split_part(examination_code, '-', 2)::integer as code,
        row_number() over (partition by examination_code order by application_no) as holder
      from application join examination using (examination_no) where examination_code is not null
    ), renumbered as (
      select application_no, split_part(examination_code, '-', 1) as round, (
          (select max(code) from given as same
            where (same.year, same.rounds, same.grade) = (given.year, given.rounds, given.grade))
          + row_number() over (partition by year, rounds, grade order by application_no)
        )::text as code
      from given where holder > 1
    )
    update application set examination_code = round || '-' || lpad(code, greatest(4, length(code)), '0')
    from renumbered where renumbered.application_no = application.application_no`.execute(db);
  await sql`
    insert into examination_series (year, rounds, grade, last_code)
    select year, rounds, examination.grade, max(split_part(examination_code, '-', 2)::integer)
    from application join examination using (examination_no) where examination_code is not null
    group by 1, 2, 3`.execute(db);
  await sql`drop index application_code`.execute(db);
  await sql`create unique index application_code on application (examination_code)`.execute(db);
  await sql`create index application_examination on application (examination_no)`.execute(db);
  await sql`alter table examination drop column last_code`.execute(db);
}

/** When something begins, ends and is announced follows from the days and times that people read. */
async function tieTimesToDays(db: Kysely<unknown>) {
  const inSeoul = (day: string, time: string) => `((${day} + ${time}) at time zone 'Asia/Seoul')`;
  const endOf = (day: string) => inSeoul(`(${day} + 1)`, `time '00:00'`);
  for (const { table, times } of [
    {
      table: 'education',
      times: [
        { column: 'held_at', follows: inSeoul('edu_date', 'time::time') },
        // An online course goes on for some weeks.
        {
          column: 'finish_at',
          follows: `case edu_type when 1 then ${endOf('edu_date')} else greatest(finish_at, ${endOf('edu_date')}) end`,
        },
      ],
    },
    {
      table: 'examination',
      times: [
        { column: 'held_at', follows: inSeoul('exam_date', 'time::time') },
        { column: 'finish_at', follows: endOf('exam_date') },
        { column: 'announced_at', follows: inSeoul('pass_date', 'pass_time::time') },
      ],
    },
  ]) {
    await sql`
      update ${sql.table(table)} set ${sql.raw(times.map(({ column, follows }) => `${column} = ${follows}`).join(', '))}
      where ${sql.raw(times.map(({ column, follows }) => `${column} <> ${follows}`).join(' or '))}`.execute(db);
    for (const { column, follows } of times)
      await sql`
        alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_${column}`)}
        check (${sql.ref(column)} = ${sql.raw(follows)})`.execute(db);
  }
}

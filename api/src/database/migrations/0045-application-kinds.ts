import { sql, type Kysely } from 'kysely';

/**
 * An application that holds the money of a group: it is of no course and no exam by itself, so that whoever looks for
 * the applicants of one passes it by. The checks refuse nothing that they let through before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application
      drop constraint application_kind_check,
      add constraint application_kind_check check (kind in ('education', 'exam', 'group')) not valid,
      drop constraint application_kind,
      add constraint application_kind check (
        (kind = 'education' and education_no is not null and examination_no is null)
        or (kind = 'exam' and examination_no is not null and education_no is null)
        or (kind = 'group' and education_no is null and examination_no is null)
      ) not valid`.execute(db);
}

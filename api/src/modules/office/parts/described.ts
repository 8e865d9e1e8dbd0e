import { sql } from 'kysely';

/** What the office calls an application, in queries over the table `application`: by its terms and its answers. */

/** `외식경영관리사 2급 집체교육`, `2026년 제4회 외식경영관리사 2급 (필기)`. */
export const applicationTitle = sql<string>`case
  when application.terms ? 'title' then application.terms ->> 'title'
  when application.kind = 'education' then ''
  else concat(application.terms ->> 'year', '년 제', application.terms ->> 'rounds', '회 ',
    application.terms ->> 'examinationName', ' (', application.terms ->> 'part', ')')
end || case when application.kind = 'group' then ' 단체' else '' end`;

/** The name that the applicant gave; empty once it was erased. */
export const applicantName = sql<string>`coalesce(application.answers ->> 'name', application.answers ->> 'koName', '')`;

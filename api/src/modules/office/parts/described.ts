import { sql } from 'kysely';

/** What the office calls an application, in queries over the table `application`: by its terms and its answers. */

/** `외식경영관리사 2급 집체교육`, `2026년 4회 외식경영관리사 2급 (필기)`. */
export const applicationTitle = sql<string>`case application.kind
  when 'education' then coalesce(application.terms ->> 'title', '')
  else concat(application.terms ->> 'year', '년 ', application.terms ->> 'rounds', '회 ',
    application.terms ->> 'examinationName', ' (', application.terms ->> 'part', ')')
end`;

/** The name that the applicant gave; empty once it was erased. */
export const applicantName = sql<string>`coalesce(application.answers ->> 'name', application.answers ->> 'koName', '')`;

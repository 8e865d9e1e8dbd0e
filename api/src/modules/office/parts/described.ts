import { sql } from 'kysely';
import { EXAM_TITLE_OF_TERMS } from '../../../enrolment/offering/offeringTitle.ts';

/** SQL expressions for an application in the office, over the table `application`, from its terms and answers. */

/** `외식경영관리사 2급 집합교육`, `2026년 제4회 외식경영관리사 2급 필기`. */
export const applicationTitle = sql<string>`case
  when application.terms ? 'title' then application.terms ->> 'title'
  when application.kind = 'education' then ''
  else ${EXAM_TITLE_OF_TERMS}
end || case when application.kind = 'group' then ' 단체' else '' end`;

/** The applicant's name as entered; empty once erased. */
export const applicantName = sql<string>`coalesce(application.answers ->> 'name', application.answers ->> 'koName', '')`;

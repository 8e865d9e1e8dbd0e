import { sql } from 'kysely';
import type { Queries } from '../../../api/src/database/types/tables.ts';
import { OFFERED_TERMS } from '../../../api/src/enrolment/offering/offeredTerms.ts';
import { PROFILE_ANSWERS } from '../../../api/src/modules/manager/applications/submitStore.ts';
import { hashPassword } from '../../../api/src/modules/user/password/hash.ts';
import { fillOfferings } from '../offeringRows.ts';

export const PASSWORD = 'Portal!2026';
const MEMBERS = 10_000;

export const userIdOf = (member: number): string => `rehearsing${member}`;

/** Adds applications for former courses, which ended without a seat, with their members. */
export async function fillApplications(db: Queries, applications: number): Promise<void> {
  const courses = Math.ceil(applications / MEMBERS);
  await fillOfferings(db, courses);
  const passwordHash = await hashPassword(PASSWORD);
  // Inserts rows as after years, without their triggers.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into member (user_id, name, user_phone, user_birth, email, post_code, user_address, user_address2,
      industry_type, role, status, password_hash, joined_at, last_login_at)
    select 'rehearsing' || n, '홍길동', '010' || lpad(n::text, 8, '0'), '19900101', 'user@example.com', '04524',
      '서울특별시 중구 세종대로 110', '', 1, 'member', 'ACTIVE', ${passwordHash}, now(), now()
    from generate_series(0, ${MEMBERS - 1}) as n`.execute(db);
  await sql`
    with course as materialized (
      select education_no, grade, price, apply_start_at, apply_end_at, ${OFFERED_TERMS.education} as terms
      from education as offered where title ~ '집합교육 [0-9]+$'
    ), former as materialized (
      select member_no, ${PROFILE_ANSWERS.education} as answers from member as applicant
      where user_id like 'rehearsing%'
    )
    insert into application (member_no, kind, education_no, status, grade, price, terms, answers, applied_at, expired_at)
    select member_no, 'education', education_no, 'EXPIRED', grade, price, terms, answers, apply_start_at, apply_end_at
    from course, former limit ${applications}`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  await sql`vacuum analyze member, education, application`.execute(db);
}

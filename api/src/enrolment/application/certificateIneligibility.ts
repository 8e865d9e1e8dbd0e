import { sql } from 'kysely';
import { OPEN_CERTIFICATE_STATES, VALID_CERTIFICATE_STATES } from '../../lifecycles/certificate.ts';
import { announcedAt, announcedAtOf } from '../offering/announcedAt.ts';

/**
 * Reason why an announced pass does not entitle to a certificate: a part of the round is not passed, the qualification
 * was revoked after the pass was announced or corrected, or a certificate of its grade is requested or held. Null if it
 * does.
 */
export type IneligibleReason = 'PART_MISSING' | 'REVOKED' | 'OPEN' | 'HELD';

const ofGrade = sql`certificate.member_no = application.member_no and certificate.grade = application.grade`;
const among = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

/** SQL over a row of `application` joined with `examination`. */
export const certificateIneligibility = (now: Date) => sql<IneligibleReason | null>`case
  when application.status <> 'PASSED' then null
  when exists (
    select from certificate where ${ofGrade} and certificate.status = 'REVOKED'
      and certificate.ended_at >= greatest(${announcedAt}, (
        select max(decided_at) from result_correction
        where result_correction.application_no = application.application_no and result_correction.status = 'DONE'
      ))
  ) then 'REVOKED'
  when exists (select from certificate where ${ofGrade} and status in (${among(OPEN_CERTIFICATE_STATES)})) then 'OPEN'
  when exists (select from certificate where ${ofGrade} and status in (${among(VALID_CERTIFICATE_STATES)})) then 'HELD'
  when exists (
    select from examination as part
    where part.year = examination.year and part.rounds = examination.rounds and part.grade = examination.grade
      and not part.called_off and not part.is_draft and part.part not in (${passedParts(now)})
  ) then 'PART_MISSING'
end`;

/** Parts of the row's grade that its member has passed, announced ones only. */
const passedParts = (now: Date) => sql`
  select passed_examination.part from application as passed
  join examination as passed_examination on passed_examination.examination_no = passed.examination_no
  where passed.member_no = application.member_no and passed.grade = application.grade and passed.status = 'PASSED'
    and ${announcedAtOf('passed', 'passed_examination')} <= ${now}`;

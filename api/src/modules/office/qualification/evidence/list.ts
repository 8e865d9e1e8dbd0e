import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { GROUNDS } from '@portal/shared/contract/manager';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage } from '../../../../database/page.ts';
import { VALID_CERTIFICATE_STATES } from '../../../../lifecycles/certificate.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { listEvidenceFiles, presentEvidence, presentEvidenceFile } from '../../../manager/eligibility/store.ts';
import { linkableMember } from '../../parts/linkableMember.ts';
import { maskedBirth } from '../../people/members/masked.ts';

/** Date of the member's next exam of the grade. */
const nextExamDay = sql<string | null>`(
  select min((application.terms ->> 'examDate')) from application
  join examination on examination.examination_no = application.examination_no
  where application.member_no = eligibility_evidence.member_no and application.kind = 'exam'
    and application.grade = eligibility_evidence.grade and application.status in ('HELD', 'CONFIRMED', 'CANCEL_REQUESTED')
)`;

const ownCertificate = sql<boolean>`exists (
  select from certificate where certificate.member_no = eligibility_evidence.member_no and certificate.grade = 2
    and certificate.status in (${sql.join(VALID_CERTIFICATE_STATES.map((state) => sql.lit(state)))})
)`;

/** Lists documents of eligibility: unchecked ones first, oldest first, then the others, newest first. */
export async function listEvidence({ status, ...paging }: CallValue<Calls['officeEvidence']>, context: MemberContext) {
  const { db } = context;
  const all = db
    .selectFrom('eligibility_evidence')
    .innerJoin('member', 'member.member_no', 'eligibility_evidence.member_no')
    .selectAll('eligibility_evidence')
    .select(['member.name', 'member.user_birth', nextExamDay.as('exam_day'), ownCertificate.as('own_certificate')])
    .orderBy(sql`eligibility_evidence.status <> 'SUBMITTED'`)
    .orderBy('decided_at', 'desc')
    .orderBy('submitted_at')
    .orderBy('evidence_no');
  const page = await fetchPage(status ? all.where('eligibility_evidence.status', '=', status) : all, paging);
  const files = await listEvidenceFiles(
    db,
    page.rows.map(({ evidence_no }) => evidence_no),
  );
  const linkable = await linkableMember(context);
  return toPage(page, paging, (row) => ({
    ...presentEvidence(row),
    files: files
      .filter(({ evidence_no }) => evidence_no === row.evidence_no)
      .map((file) => ({ fileNo: file.file_no, ...presentEvidenceFile(file) })),
    rating: row.grade,
    groundText: GROUNDS[row.grade][row.ground] ?? '',
    applicant: row.name ?? '',
    userBirth: maskedBirth(row.user_birth ?? ''),
    memberNo: linkable(row.member_no),
    examDay: row.exam_day,
    decidedAt: row.decided_at && seoulTimestamp(row.decided_at),
    hasOwnCertificate: row.own_certificate,
  }));
}

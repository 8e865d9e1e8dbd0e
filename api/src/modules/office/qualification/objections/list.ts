import { sql } from 'kysely';
import { APPLICATION_STATUS_NAMES, type Calls, type CallValue } from '@portal/shared/contract';
import { listPage } from '../../../../database/page.ts';
import { scoreSheetOf } from '../../../../enrolment/application/resultFacts.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { presentObjection } from '../../../manager/results/objections.ts';
import { applicantName, applicationTitle } from '../../parts/described.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

/** Lists objections: open ones by due date, then decided ones, newest first. */
export async function listObjections(
  { status, ...paging }: CallValue<Calls['officeObjections']>,
  context: MemberContext,
) {
  const all = context.db
    .selectFrom('result_objection')
    .innerJoin('application', 'application.application_no', 'result_objection.application_no')
    .selectAll('result_objection')
    .select(['application.member_no', 'application.examination_no', 'application.status as result'])
    .select([
      applicationTitle.as('title'),
      applicantName.as('applicant'),
      scoreSheetOf('application').as('score_sheet'),
    ])
    .orderBy(sql`result_objection.status <> 'OPEN'`)
    .orderBy(sql`case when result_objection.status = 'OPEN' then due_at end`)
    .orderBy('decided_at', 'desc')
    .orderBy('objection_no');
  const linkable = await linkableMember(context);
  const query = status ? all.where('result_objection.status', '=', status) : all;
  return listPage(query, paging, (row) => ({
    ...presentObjection(row),
    objectionNo: row.objection_no,
    userExaminationNo: row.application_no,
    examinationNo: row.examination_no ?? 0,
    title: row.title,
    applicant: row.applicant,
    memberNo: linkable(row.member_no),
    resultName: APPLICATION_STATUS_NAMES[row.result],
    scoreSheet: row.score_sheet,
  }));
}

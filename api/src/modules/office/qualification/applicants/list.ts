import { sql, type RawBuilder } from 'kysely';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus, type Calls, type CallValue } from '@portal/shared/contract';
import { RESULT_NAMES, type Result } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../../database/page.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { applicationLifecycle } from '../../../../lifecycles/application.ts';
import { linesOf } from '../../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { applicantName } from '../../parts/described.ts';
import { openableMember } from '../../parts/openableMember.ts';
import { maskedPhone } from '../../people/members/masked.ts';
import { applicantsOf, presentAnswers } from './applicantQuery.ts';

type Query = CallValue<Calls['officeApplicants']>;

/** Read of the page's rows alone. */
const phone = sql<string | null>`(
  select member.user_phone from member where member.member_no = application.member_no
)`;

const ORDERS: Record<Query['order'], RawBuilder<unknown>> = {
  name: applicantName,
  applyDate: sql`application.applied_at`,
  status: sql`application.status`,
  examinationCode: sql`coalesce(application.examination_code, '')`,
};

/** The results that the life cycle lets an employee enter for an application in this state. */
const resultsFor = (kind: OfferingKind, status: ApplicationStatus): Result[] =>
  (Object.keys(RESULT_NAMES) as Result[]).filter((event) =>
    linesOf(applicationLifecycle, { from: status, event, by: 'staff' }).some(
      ({ guard }) => guard === undefined || guard === kind,
    ),
  );

/** The applicants of one course or exam; results can be entered once it has begun. */
export async function listApplicants(
  { kind, offeringNo, userExaminationNo, keyword, status, order, descending, ...paging }: Query,
  context: MemberContext,
) {
  const { db, now } = context;
  const offering = await findOffering(db, kind, offeringNo, now);
  const hasBegun = offering !== undefined && offering.held_at <= now;
  const direction = descending ? 'desc' : 'asc';
  const applicants = applicantsOf(db, { kind, offeringNo, keyword, status })
    .select(phone.as('phone'))
    .orderBy(ORDERS[order], direction)
    .orderBy('application.application_no', direction);
  const chosen =
    userExaminationNo === undefined
      ? applicants
      : applicants.where('application.application_no', '=', userExaminationNo);
  const openable = await openableMember(context);
  return listPage(chosen, paging, (row) => ({
    userExaminationNo: row.application_no,
    name: row.name,
    memberNo: openable(row.member_no),
    phone: maskedPhone(row.phone),
    ...presentAnswers(row.answers),
    applyDate: seoulTimestamp(row.applied_at),
    examinationCode: row.examination_code ?? '',
    status: row.status,
    statusName: APPLICATION_STATUS_NAMES[row.status],
    paidAmount: row.paid_amount ?? 0,
    results: hasBegun ? resultsFor(kind, row.status) : [],
  }));
}

import { sql, type RawBuilder } from 'kysely';
import type { ApplicationStatus, Calls, CallValue } from '@portal/shared/contract';
import { RESULT_NAMES, type Result } from '@portal/shared/contract/office';
import { maskPhone } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../../database/page.ts';
import type { OfferingKind } from '../../../../database/types/tables/manager.ts';
import { asksEvidence, evidenceState } from '../../../../enrolment/application/evidenceState.ts';
import { statusAfterResult } from '../../../../enrolment/application/moveByResult.ts';
import { photoStateOf } from '../../../../enrolment/application/photo.ts';
import { scoreSheetOf } from '../../../../enrolment/application/resultFacts.ts';
import { statusNameOf } from '../../../../enrolment/application/statusName.ts';
import { applicationLifecycle } from '../../../../lifecycles/application.ts';
import { linesOf } from '../../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { applicantName } from '../../parts/described.ts';
import { linkableMember } from '../../parts/linkableMember.ts';
import { maskedBirth } from '../../people/members/masked.ts';
import { RESULT_STATES, STATUS_OF_RESULT } from '../results/resultStates.ts';
import { basisOf, mayBeOpen } from '../results/rule.ts';
import { applicantsOf, presentAnswers } from './applicantQuery.ts';

type Query = CallValue<Calls['officeApplicants']>;

/** A subselect, evaluated only for the page's rows. */
const phone = sql<string | null>`(
  select member.user_phone from member where member.member_no = application.member_no
)`;

const ORDERS: Record<Query['order'], RawBuilder<unknown>> = {
  name: applicantName,
  applyDate: sql`application.applied_at`,
  status: sql`application.status`,
  examinationCode: sql`coalesce(application.examination_code, '')`,
};

/** Results that the life cycle allows an employee to enter in this state. */
const resultsFor = (kind: OfferingKind, status: ApplicationStatus): Result[] =>
  (Object.keys(RESULT_NAMES) as Result[]).filter((event) => statusAfterResult({ kind, from: status, event }) !== null);

/** True if the result follows from scores. */
const isJudged = (result: Result) => result === 'pass' || result === 'fail';

/** Results that a wrong one can be corrected to. A pass or fail after `SAT` is a first result, not a correction. */
const correctionsFor = (status: ApplicationStatus, mayBeSat: boolean): Result[] =>
  RESULT_STATES.includes(status)
    ? (Object.keys(RESULT_NAMES) as Result[]).filter(
        (result) =>
          (result !== 'sit' || mayBeSat) &&
          linesOf(applicationLifecycle, { from: status, event: 'correct', by: 'staff' }).some(
            ({ to }) => to === STATUS_OF_RESULT[result],
          ),
      )
    : [];

/** Lists the applicants of a course or exam, with the results that can be entered once it has begun. */
export async function listApplicants(
  { kind, offeringNo, userExaminationNo, keyword, status, photo, order, descending, ...paging }: Query,
  context: MemberContext,
) {
  const { db, now } = context;
  const offering = await findOffering(db, kind, offeringNo, now);
  const hasBegun = offering !== undefined && offering.held_at <= now;
  const basis = offering ? basisOf(offering, now) : null;
  const hasScores = basis !== null && basis.subjects.length > 0;
  const enterable = (state: ApplicationStatus) => (hasBegun ? resultsFor(kind, state) : []);
  const direction = descending ? 'desc' : 'asc';
  const applicants = applicantsOf(db, { kind, offeringNo, keyword, status, photo })
    .select([phone.as('phone'), scoreSheetOf('application').as('score_sheet')])
    .select([evidenceState.as('evidence_state'), asksEvidence.as('asks_evidence')])
    .orderBy(ORDERS[order], direction)
    .orderBy('application.application_no', direction);
  const chosen =
    userExaminationNo === undefined
      ? applicants
      : applicants.where('application.application_no', '=', userExaminationNo);
  const linkable = await linkableMember(context);
  return listPage(chosen, paging, (row) => ({
    userExaminationNo: row.application_no,
    name: row.name,
    memberNo: linkable(row.member_no),
    phone: maskPhone(row.phone),
    ...presentAnswers(row.answers),
    userBirth: maskedBirth(row.answers.userBirth ?? ''),
    applyDate: seoulTimestamp(row.applied_at),
    examinationCode: row.examination_code ?? '',
    status: row.status,
    statusName: statusNameOf(row.status, row.awaits_deposit),
    paidAmount: row.paid_amount ?? 0,
    photo: kind === 'exam' ? photoStateOf(row) : null,
    results: enterable(row.status).filter((result) => !hasScores || !isJudged(result)),
    takesScores: hasScores && (row.status === 'CONFIRMED' || row.status === 'SAT') && hasBegun,
    corrections: correctionsFor(row.status, basis !== null && mayBeOpen(basis)),
    scoreSheet: row.score_sheet,
    evidence: row.asks_evidence ? (row.evidence_state ?? ('NONE' as const)) : null,
  }));
}

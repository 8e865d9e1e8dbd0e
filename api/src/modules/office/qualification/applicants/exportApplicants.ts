import { sql } from 'kysely';
import { APPLICATION_STATUS_NAMES, type Calls, type CallValue } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { seoulDay, seoulTimestamp } from '@portal/shared/time';
import { writeCsv } from '../../../../csv/writeCsv.ts';
import { scoreSheetOf } from '../../../../enrolment/application/resultFacts.ts';
import { statusNameOf } from '../../../../enrolment/application/statusName.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { titleOf } from '../offerings/present.ts';
import { HEADINGS } from '../results/headings.ts';
import { RESULT_STATES } from '../results/resultStates.ts';
import { basisOf } from '../results/rule.ts';
import { applicantsOf, presentAnswers } from './applicantQuery.ts';

/**
 * Exports the applicants of a course or exam that match the search, cancelled ones included, for a stated reason.
 * Contains only the data needed to prepare the day, contact applicants and fill in results: no addresses or photos.
 */
export async function exportApplicants(
  { kind, offeringNo, keyword, status, reason }: CallValue<Calls['officeExportApplicants']>,
  context: MemberContext,
) {
  const { db, now } = context;
  const offering = await findOffering(db, kind, offeringNo, now);
  if (!offering) throw new HttpError('NOT_FOUND');
  const isExam = kind === 'exam';
  const rows = await applicantsOf(db, { kind, offeringNo, keyword, status })
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .select([sql<string>`coalesce(member.user_phone, '')`.as('phone'), scoreSheetOf('application').as('score_sheet')])
    .orderBy('application.application_no')
    .execute();
  const { subjects } = basisOf(offering, now);
  const headings = [
    HEADINGS.applicationNo,
    ...(isExam ? [HEADINGS.examinationCode] : []),
    HEADINGS.name,
    HEADINGS.birth,
    HEADINGS.phone,
    '신청일시',
    '상태',
    '결제금액(원)',
    '편의제공',
    '요청사항',
    ...subjects.map(({ name }) => name.replace(/\s/g, '')),
    HEADINGS.result,
  ];
  const table = writeCsv(
    headings,
    rows.map((row) => {
      const { userBirth, memo, needsAssistance } = presentAnswers(row.answers);
      return [
        row.application_no,
        ...(isExam ? [row.examination_code ?? ''] : []),
        row.name,
        userBirth,
        row.phone,
        formatDateTime(seoulTimestamp(row.applied_at)),
        statusNameOf(row.status, row.awaits_deposit),
        row.paid_amount ?? 0,
        needsAssistance ? '필요' : '',
        memo,
        ...subjects.map(({ name }) => row.score_sheet?.scores.find((each) => each.name === name)?.score ?? ''),
        RESULT_STATES.includes(row.status) ? APPLICATION_STATUS_NAMES[row.status] : '',
      ];
    }),
  );
  const { table: object } = OFFERING_KINDS[kind];
  await recordAct(context, {
    act: 'export applicants',
    object,
    objectNo: offeringNo,
    reason,
    detail: { applicants: rows.length },
  });
  return { fileName: `신청자 ${titleOf(offering)} ${seoulDay(now)}.csv`, table };
}

import type { Selectable } from 'kysely';
import { APPLICATION_STATUS_NAMES } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchPage, toPage, type Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../../database/types/tables/manager.ts';
import type { ResultTables } from '../../../../database/types/tables/results.ts';
import { termsKind } from '../../../../enrolment/offering/termsKind.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { certificatesOfRound } from '../../../manager/corrections/certificatesOfRound.ts';
import { applicantName, applicationTitle } from '../../parts/described.ts';
import { linkableMember } from '../../parts/linkableMember.ts';

/** Lists corrections of announced results that wait for a second employee, oldest first. */
export async function listResultCorrections(paging: Paging, context: MemberContext) {
  const { db, caller } = context;
  const page = await fetchPage(
    db
      .selectFrom('result_correction')
      .innerJoin('application', 'application.application_no', 'result_correction.application_no')
      .selectAll('result_correction')
      .select(['application.kind', 'application.member_no', 'application.grade', 'application.terms'])
      .select([applicationTitle.as('title'), applicantName.as('applicant')])
      .where('result_correction.status', '=', 'WAITING')
      .orderBy('asked_at')
      .orderBy('correction_no'),
    paging,
  );
  const linkable = await linkableMember(context);
  const askers = await namesOf(
    db,
    page.rows.map(({ asked_by }) => asked_by),
  );
  const consequences = new Map<number, string[]>();
  for (const row of page.rows) consequences.set(row.correction_no, await consequencesOf(db, row));
  return toPage(page, paging, (row) => ({
    correctionNo: row.correction_no,
    userExaminationNo: row.application_no,
    kind: termsKind(row.terms),
    title: row.title,
    applicant: row.applicant,
    memberNo: linkable(row.member_no),
    fromName: APPLICATION_STATUS_NAMES[row.from_status],
    toName: APPLICATION_STATUS_NAMES[row.to_status],
    fromScores: row.from_scores,
    toScores: row.to_scores,
    reason: row.reason,
    askedBy: askers.get(row.asked_by) ?? '',
    askedAt: seoulTimestamp(row.asked_at),
    isOwn: row.asked_by === caller.memberNo,
    consequences: consequences.get(row.correction_no) ?? [],
  }));
}

/** Names of employees, for one of a branch too. */
async function namesOf(db: Queries, memberNos: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  if (memberNos.length === 0) return new Map();
  const rows = await db
    .withoutPlugins()
    .selectFrom('member')
    .select(['member_no', 'name'])
    .where('member_no', 'in', memberNos)
    .execute();
  return new Map(rows.map(({ member_no, name }) => [member_no, name]));
}

type Corrected = Pick<Selectable<ResultTables['result_correction']>, 'from_status' | 'to_status'> &
  Pick<Selectable<ApplicationTable>, 'kind' | 'member_no' | 'grade' | 'terms'>;

/** Further consequences of a correction as of now. */
async function consequencesOf(db: Queries, row: Corrected): Promise<string[]> {
  if (row.from_status === 'PASSED' && row.to_status !== 'PASSED') {
    const certificates = await certificatesOfRound(db, row);
    return certificates.length > 0 ? ['이 합격으로 신청하거나 받은 자격증이 취소되고, 그 번호는 무효가 됩니다.'] : [];
  }
  if (row.to_status !== 'NOT_COMPLETED') return [];
  const { live } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('member_no', '=', row.member_no)
    .where('kind', '=', 'exam')
    .where('grade', '=', row.grade)
    .where('status', 'in', ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'])
    .executeTakeFirstOrThrow();
  return live > 0 ? [`같은 급수의 시험 신청이 ${live}건 있습니다. 저절로 취소되지 않으니 회원과 이야기해주세요.`] : [];
}

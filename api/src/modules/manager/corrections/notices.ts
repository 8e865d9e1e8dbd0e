import type { Selectable } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { hasCompletedCourse } from '../../../enrolment/application/store.ts';
import { applicationValues } from '../../../enrolment/applicationValues.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';

interface NoticeContext {
  db: Queries;
  now: Date;
}
type Application = Pick<Selectable<ApplicationTable>, 'application_no' | 'member_no' | 'kind' | 'grade' | 'terms'>;

/**
 * Counts a member's live applications for exams of a grade without a completed course any more. The correction does not
 * cancel them: the member is notified, and the office decides with the member.
 */
async function examsWithoutCourse(
  db: Queries,
  { member_no, kind, grade }: Pick<Application, 'member_no' | 'kind' | 'grade'>,
): Promise<number> {
  if (kind !== 'education' || (await hasCompletedCourse(db, member_no, grade))) return 0;
  const { live } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('member_no', '=', member_no)
    .where('kind', '=', 'exam')
    .where('grade', '=', grade)
    .where('status', 'in', ['HELD', 'CONFIRMED', 'CANCEL_REQUESTED'])
    .executeTakeFirstOrThrow();
  return live;
}

/** Notifies a member that an announced result was corrected; the new result is shown on the portal only. */
export async function notifyCorrected(
  application: Application,
  { correctionNo, to }: { correctionNo: number; to: ApplicationStatus },
  { db, now }: NoticeContext,
): Promise<void> {
  const exams = to === 'NOT_COMPLETED' ? await examsWithoutCourse(db, application) : 0;
  const values = { ...applicationValues(application), hasExams: exams > 0 };
  const { member_no: memberNo } = application;
  await raiseNotice({ event: 'resultCorrected', memberNo, subjectNo: correctionNo, values }, { db, now });
}

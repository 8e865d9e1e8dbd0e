import type { Insertable } from 'kysely';
import type { ExamForm } from '@portal/shared/contract/office';
import type { ExamTable } from '../../../../database/types/tables/manager.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import type { ExamRow } from '../../../manager/offerings/store.ts';
import { refusedFields } from './sold.ts';

const plain = (subjects: readonly { name: string; fullMarks: number; passMark: number }[]) =>
  JSON.stringify(subjects.map(({ name, fullMarks, passMark }) => [name, fullMarks, passMark]));

/** Rejects a changed rule once any applicant was judged: all are judged alike. */
export async function requireSameRule(
  { subjects, passMean }: ExamForm,
  before: ExamRow,
  { db }: Pick<ActContext, 'db'>,
): Promise<void> {
  const isSame =
    (subjects === undefined || plain(subjects) === plain(before.subjects)) &&
    (passMean === undefined || passMean === before.pass_mean);
  if (isSame) return;
  const judged = await db
    .selectFrom('exam_score')
    .innerJoin('application', 'application.application_no', 'exam_score.application_no')
    .select('exam_score.application_no')
    .where('application.examination_no', '=', before.examination_no)
    .limit(1)
    .executeTakeFirst();
  if (!judged) return;
  const message = '점수를 입력한 시험의 과목과 합격 기준은 바꿀 수 없습니다.';
  throw refusedFields('exam', [{ field: 'subjects', message }]);
}

/** Rejects a changed announcement time once results were announced: they cannot be sealed again. */
export async function requireAnnouncedSame(
  { announced_at }: Pick<Insertable<ExamTable>, 'announced_at'>,
  before: ExamRow,
  { db, now }: Pick<ActContext, 'db' | 'now'>,
): Promise<void> {
  if (before.announced_at > now || before.announced_at.getTime() === announced_at.getTime()) return;
  const announced = await db
    .selectFrom('application')
    .select('application_no')
    .where('examination_no', '=', before.examination_no)
    .where('status', 'in', ['PASSED', 'FAILED'])
    .limit(1)
    .executeTakeFirst();
  if (!announced) return;
  const message = '합격 여부를 이미 발표해 발표 일시를 바꿀 수 없습니다.';
  throw refusedFields('exam', [{ field: 'passDate', message }]);
}

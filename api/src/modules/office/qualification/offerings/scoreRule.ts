import type { ExamForm } from '@portal/shared/contract/office';
import { HttpError } from '../../../../errors/errors.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import type { ExamRow } from '../../../manager/offerings/store.ts';

const plain = (subjects: readonly { name: string; fullMarks: number; passMark: number }[]) =>
  JSON.stringify(subjects.map(({ name, fullMarks, passMark }) => [name, fullMarks, passMark]));

/** Once somebody was judged, the rule of an exam stays: all of its applicants are judged alike. */
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
  throw new HttpError('MALFORMED', { issues: [{ path: 'exam.subjects', message }] });
}

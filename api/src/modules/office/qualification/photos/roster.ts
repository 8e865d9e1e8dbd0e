import type { ApplicationStatus, Calls, CallValue } from '@portal/shared/contract';
import { photoOf } from '../../../../enrolment/application/photo.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findOffering } from '../../../manager/offerings/store.ts';
import { applicantsOf, presentAnswers } from '../applicants/applicantQuery.ts';
import { titleOf } from '../offerings/present.ts';

/**
 * States of people who may be in the hall, or were; includes a requested cancellation, which can still be withdrawn.
 */
const SEATED_STATES: readonly ApplicationStatus[] = [
  'CONFIRMED',
  'CANCEL_REQUESTED',
  'SAT',
  'ABSENT',
  'PASSED',
  'FAILED',
];

/** Exports the examinees of an exam with photos for the proctors, for a stated reason. */
export async function takePhotoRoster(
  { examinationNo, reason }: CallValue<Calls['officePhotoRoster']>,
  context: MemberContext,
) {
  const { db, now } = context;
  const exam = await findOffering(db, 'exam', examinationNo, now);
  if (!exam) throw new HttpError('NOT_FOUND');
  const rows = await applicantsOf(db, { kind: 'exam', offeringNo: examinationNo })
    .where('application.status', 'in', SEATED_STATES)
    .orderBy('application.examination_code')
    .orderBy('application.application_no')
    .execute();
  await recordAct(context, {
    act: 'print photo roster',
    object: 'examination',
    objectNo: examinationNo,
    reason,
    detail: { applicants: rows.length, shown: rows.map(({ application_no }) => application_no).join(' ') },
  });
  return {
    title: titleOf(exam),
    examDate: exam.exam_date,
    time: exam.time,
    place: `${exam.address} ${exam.address2}`.trim(),
    examinees: rows.map((row) => ({
      userExaminationNo: row.application_no,
      examinationCode: row.examination_code ?? '',
      name: row.name,
      userBirth: presentAnswers(row.answers).userBirth,
      photo: photoOf(row),
    })),
  };
}

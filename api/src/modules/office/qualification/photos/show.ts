import type { Calls, CallValue } from '@portal/shared/contract';
import { photoOf } from '../../../../enrolment/application/photo.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';

/** Returns photos of an exam's applicants; the access and their number are in the audit log. */
export async function showPhotos(
  { examinationNo, userExaminationNos }: CallValue<Calls['officeApplicantPhotos']>,
  context: MemberContext,
) {
  if (userExaminationNos.length === 0) return [];
  const applications = await context.db
    .selectFrom('application')
    .select(['application_no', 'answers'])
    .where('examination_no', '=', examinationNo)
    .where('application_no', 'in', userExaminationNos)
    .execute();
  const photos = applications
    .map((application) => ({ userExaminationNo: application.application_no, photo: photoOf(application) }))
    .filter(({ photo }) => photo !== '');
  if (photos.length > 0)
    await recordAct(context, {
      act: 'show photos',
      object: 'examination',
      objectNo: examinationNo,
      detail: {
        applicants: photos.length,
        shown: photos.map(({ userExaminationNo }) => userExaminationNo).join(' '),
      },
    });
  return photos;
}

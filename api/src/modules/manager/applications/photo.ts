import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { mayAddPhoto } from '../../../enrolment/application/photo.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { isImage } from '../../../integrations/files/mediaTypes.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { findStoredFile } from '../../files/storedFiles/store.ts';

/** Requires the photo for an exam ticket to be a picture that the member uploaded; an empty path means no photo. */
export async function requireOwnPhoto(path: string, { db, caller }: MemberContext): Promise<void> {
  if (path === '') return;
  const file = await findStoredFile(db, path);
  if (file?.owner_no === caller.memberNo && isImage(file.media_type)) return;
  throw new HttpError('MALFORMED', {
    issues: [{ path: 'userProfile', message: '직접 올린 사진만 사용할 수 있습니다.' }],
  });
}

/** Adds or replaces the photo of an own exam application. Returns the number of changed rows. */
export async function addPhoto(
  { userExaminationNo, userProfile }: CallValue<Calls['patchIntExamPhoto']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const application = await lockApplication(db, userExaminationNo);
  if (application?.member_no !== caller.memberNo || application.kind !== 'exam') throw new HttpError('NOT_FOUND');
  // Until a result is entered, the member sees the stored status.
  if (!mayAddPhoto(application, application.status, now)) throw new BusinessError('PHOTO_NOT_ADDABLE');
  await requireOwnPhoto(userProfile, context);
  await db
    .updateTable('application')
    .set({
      answers: sql`answers || ${JSON.stringify({ userProfile })}::jsonb`,
      photo_return_reason: null,
      photo_returned_at: null,
    })
    .where('application_no', '=', userExaminationNo)
    .execute();
  return 1;
}

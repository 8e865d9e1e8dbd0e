import { HttpError } from '../../../errors/errors.ts';
import { isImage } from '../../../integrations/files/mediaTypes.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { findStoredFile } from '../../files/storedFiles/store.ts';

/** The photo on an exam ticket must be a picture that the member uploaded; an empty path means no photo. */
export async function requireOwnPhoto(path: string, { db, caller }: MemberContext): Promise<void> {
  if (path === '') return;
  const file = await findStoredFile(db, path);
  if (file?.owner_no === caller.memberNo && isImage(file.media_type)) return;
  throw new HttpError('MALFORMED', {
    issues: [{ path: 'userProfile', message: '직접 올린 사진만 사용할 수 있습니다.' }],
  });
}

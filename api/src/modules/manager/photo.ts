import type { Queries } from '../../database/tables.ts';
import { isImage } from '../../integrations/files/mediaTypes.ts';
import { HttpError } from '../../pipeline/errors.ts';
import { findStoredFile } from '../files/storedFiles/store.ts';

/** The photo of a ticket is a picture that the member uploaded; an empty path is no photo. */
export async function demandOwnPhoto(db: Queries, memberNo: number, path: string): Promise<void> {
  if (path === '') return;
  const file = await findStoredFile(db, path);
  if (file?.owner_no === memberNo && isImage(file.media_type)) return;
  throw new HttpError('MALFORMED', {
    issues: [{ path: 'userProfile', message: '직접 올린 사진만 사용할 수 있습니다.' }],
  });
}

import type { Calls, CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { storeUpload } from './storeUpload.ts';

/** Stores the uploaded file for its owner only, and returns its path. */
export async function uploadFile(_input: CallValue<Calls['uploadFile']>, context: MemberContext) {
  if (!context.file) {
    throw new HttpError('MALFORMED', { issues: [{ path: 'file', message: '올릴 파일을 선택해주세요.' }] });
  }
  const { path } = await storeUpload({ file: context.file, access: 'owner' }, context);
  return path;
}

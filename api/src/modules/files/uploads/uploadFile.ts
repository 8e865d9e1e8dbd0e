import type { Calls, CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { recordUpload } from './recordUpload.ts';

/** Records the uploaded file for its owner only, and returns its path. */
export async function uploadFile(_input: CallValue<Calls['uploadFile']>, context: MemberContext) {
  const { file } = context;
  if (!file) throw new HttpError('MALFORMED', { issues: [{ path: 'file', message: '올릴 파일을 선택해주세요.' }] });
  await recordUpload(file, 'owner', context);
  return file.path;
}

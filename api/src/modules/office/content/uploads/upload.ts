import { HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { recordUpload } from '../../../files/uploads/recordUpload.ts';

/** Stores a picture or document uploaded for an article. It becomes public once published content uses it. */
export async function uploadForOffice(_input: object, context: MemberContext) {
  const { file } = context;
  if (!file) throw new HttpError('MALFORMED', { issues: [{ path: 'file', message: '올릴 파일을 선택해주세요.' }] });
  await recordUpload(file, 'office', context);
  const { path, fileName, size } = file;
  await recordAct(context, { act: 'upload', object: 'stored_file', objectNo: null, detail: { path } });
  return { path, fileName, size };
}

import { HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { findStoredFile } from './store.ts';

/** Returns a private file that the member uploaded. @throws HttpError at the form's field if there is none. */
export async function requireOwnFile(
  { path, field }: { path: string; field: string },
  { db, caller }: Pick<MemberContext, 'db' | 'caller'>,
) {
  const file = await findStoredFile(db, path);
  if (file?.access === 'owner' && file.owner_no === caller.memberNo) return file;
  throw new HttpError('MALFORMED', { issues: [{ path: field, message: '파일을 다시 올려주세요.' }] });
}

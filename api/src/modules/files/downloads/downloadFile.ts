import type { Calls, CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { readFile } from './readFile.ts';

/** Sends a stored file as a download. */
export async function downloadFile({ path }: CallValue<Calls['downloadFile']>, context: CallContext) {
  const { db, caller, now, ip, integrations, sendFile } = context;
  const file = await readFile({ path, disposition: 'attachment' }, { db, caller, now, ip, files: integrations.files });
  if (!file) throw new HttpError('NOT_FOUND');
  sendFile(file);
  return null;
}

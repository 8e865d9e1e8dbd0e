import { buffer } from 'node:stream/consumers';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { readFile } from '../../files/downloads/readFile.ts';

/** Photo of an applicant; null if there is none, or its file is missing. */
export async function readPhoto(
  path: string,
  { db, caller, now, ip, integrations }: MemberContext,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (path === '') return null;
  const file = await readFile({ path, disposition: 'inline' }, { db, caller, now, ip, files: integrations.files });
  const content = await file?.read();
  return content ? Uint8Array.from(await buffer(content)) : null;
}

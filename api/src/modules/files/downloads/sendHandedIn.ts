import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findStoredFile } from '../storedFiles/store.ts';
import { attachmentDisposition } from './attachmentDisposition.ts';

/** Sends a file that a member submitted, as a download; the caller has recorded the access. */
export async function sendHandedIn(
  path: string,
  { db, integrations, sendFile }: Pick<CallContext, 'db' | 'integrations' | 'sendFile'>,
): Promise<null> {
  const row = await findStoredFile(db, path);
  if (!row) throw new HttpError('NOT_FOUND');
  sendFile({
    size: row.size,
    mediaType: row.media_type,
    etag: null,
    read: (range) => integrations.files.get(path, range),
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachmentDisposition(row.file_name),
      'X-Content-Type-Options': 'nosniff',
    },
  });
  return null;
}

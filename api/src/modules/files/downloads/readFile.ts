import type { Queries } from '../../../database/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { isImage } from '../../../integrations/files/mediaTypes.ts';
import { isStoredPath } from '../../../integrations/files/storedPath.ts';
import { HttpError } from '../../../pipeline/errors.ts';
import type { SentFile } from '../../../pipeline/sendFile.ts';
import type { Caller } from '../../../pipeline/session.ts';
import { findStoredFile } from '../storedFiles/store.ts';
import { attachmentDisposition } from './attachmentDisposition.ts';

export interface FileRequest {
  /** As calls return it (`uploads/…`) or as in a URL (`/files/uploads/…`). */
  path: string;
  disposition: 'inline' | 'attachment';
}

export interface FileReader {
  db: Queries;
  files: FileStore;
  caller: Pick<Caller, 'memberNo' | 'role' | 'actsAsEmployee'> | null;
}

/** A year: the file at a path never changes. */
const CACHED_FOR_EVER = 'public, max-age=31536000, immutable';

const storedPathOf = (path: string) => path.replace(/^\/?files\//, '').replace(/^\//, '');

/**
 * A stored file with the headers of its answer. Null when it does not exist or the caller may not read it, so that
 * someone else's private file answers 404 like a missing one.
 */
export async function readFile(
  { path, disposition }: FileRequest,
  { db, files, caller }: FileReader,
): Promise<SentFile | null> {
  const storedPath = storedPathOf(path);
  if (!isStoredPath(storedPath)) return null;
  const row = await findStoredFile(db, storedPath);
  if (!row) return null;
  const mayRead =
    row.access === 'public' || caller?.actsAsEmployee === true || (caller !== null && caller.memberNo === row.owner_no);
  // The client renews the token and asks again.
  if (!mayRead && caller?.role === 'employee') throw new HttpError('FORBIDDEN');
  if (!mayRead) return null;

  const isInline = disposition === 'inline' && isImage(row.media_type);
  const isPublic = row.access === 'public';
  return {
    size: row.size,
    mediaType: row.media_type,
    // The file at a path never changes, so its path names its content.
    etag: isPublic ? `"${storedPath}"` : null,
    read: (range) => files.get(storedPath, range),
    headers: {
      'Cache-Control': isPublic ? CACHED_FOR_EVER : 'private, no-store',
      'Content-Disposition': isInline ? 'inline' : attachmentDisposition(row.file_name),
      'X-Content-Type-Options': 'nosniff',
      // A file opened as a page runs nothing and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  };
}

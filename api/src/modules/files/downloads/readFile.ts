import type { Queries } from '../../../database/types/tables.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { isImage } from '../../../integrations/files/mediaTypes.ts';
import { isStoredPath } from '../../../integrations/files/storedPath.ts';
import type { SentFile } from '../../../pipeline/sendFile.ts';
import type { Caller } from '../../../pipeline/session.ts';
import { isShownNow } from '../shownFiles/store.ts';
import { isHandedIn } from '../storedFiles/handedIn.ts';
import { findStoredFile } from '../storedFiles/store.ts';
import { attachmentDisposition } from './attachmentDisposition.ts';

export interface FileRequest {
  /** Stored path (`uploads/…`), or path of a URL (`/files/uploads/…`). */
  path: string;
  disposition: 'inline' | 'attachment';
}

export interface FileReader {
  db: Queries;
  files: FileStore;
  caller: Pick<Caller, 'memberNo' | 'role' | 'actsAsEmployee'> | null;
  now: Date;
}

type StoredFileRow = NonNullable<Awaited<ReturnType<typeof findStoredFile>>>;

/** A year: the file at a path never changes. */
const CACHED_FOR_EVER = 'public, max-age=31536000, immutable';
/** Five minutes, then revalidated: the content that shows the file may be withdrawn. */
const CACHED_WHILE_SHOWN = 'public, max-age=300';

const storedPathOf = (path: string) => path.replace(/^\/?files\//, '').replace(/^\//, '');

const cachingOf = ({ isPublic, isShown }: { isPublic: boolean; isShown: boolean }) => {
  if (isShown) return CACHED_WHILE_SHOWN;
  return isPublic ? CACHED_FOR_EVER : 'private, no-store';
};

/**
 * Stored file with its response headers. Null if it does not exist or the caller may not read it, so that someone
 * else's private file returns 404 like a missing one.
 */
export async function readFile(
  { path, disposition }: FileRequest,
  { db, files, caller, now }: FileReader,
): Promise<SentFile | null> {
  const storedPath = storedPathOf(path);
  if (!isStoredPath(storedPath)) return null;
  const row = await findStoredFile(db, storedPath);
  if (!row) return null;
  const isShown = row.access === 'office' && (await isShownNow(db, storedPath, now));
  const isPublic = row.access === 'public' || isShown;
  const isOwn = row.access === 'owner' && caller !== null && caller.memberNo === row.owner_no;
  // A document that a member submitted is readable only in its case, where each access is recorded.
  const isConfidential = row.access === 'owner' && !isOwn && (await isHandedIn(db, storedPath));
  const mayRead = isPublic || (caller?.actsAsEmployee === true && !isConfidential) || isOwn;
  // The client renews the token and repeats the request.
  if (!mayRead && caller?.role === 'employee' && !isConfidential) throw new HttpError('FORBIDDEN');
  if (!mayRead) return null;

  return sentFileOf(row, { disposition, isPublic, isShown }, files);
}

interface Sending {
  disposition: FileRequest['disposition'];
  isPublic?: boolean;
  isShown?: boolean;
}

/** Response for a stored file that the caller may read. */
export function sentFileOf(
  row: StoredFileRow,
  { disposition, isPublic = false, isShown = false }: Sending,
  files: FileStore,
): SentFile {
  const isInline = disposition === 'inline' && isImage(row.media_type);
  return {
    size: row.size,
    mediaType: row.media_type,
    // The file at a path never changes, so its path names its content.
    etag: isPublic ? `"${row.path}"` : null,
    read: (range) => files.get(row.path, range),
    headers: {
      'Cache-Control': cachingOf({ isPublic, isShown }),
      'Content-Disposition': isInline ? 'inline' : attachmentDisposition(row.file_name),
      'X-Content-Type-Options': 'nosniff',
      // A file opened as a page runs nothing and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  };
}

import type { Queries } from '../../../database/types/tables.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { isImage } from '../../../integrations/files/mediaTypes.ts';
import { isStoredPath } from '../../../integrations/files/storedPath.ts';
import { recordLook } from '../../../internalControls/audit/looks.ts';
import { listPermissions } from '../../../internalControls/permissions/store.ts';
import type { SentFile } from '../../../pipeline/sendFile.ts';
import type { Caller } from '../../../pipeline/session.ts';
import { isShownNow } from '../shownFiles/store.ts';
import { findCaseOf } from '../storedFiles/caseOf.ts';
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
  caller: Pick<Caller, 'memberNo' | 'role' | 'actsAsEmployee' | 'branchNo'> | null;
  now: Date;
  ip: string;
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
  { db, files, caller, now, ip }: FileReader,
): Promise<SentFile | null> {
  const storedPath = storedPathOf(path);
  if (!isStoredPath(storedPath)) return null;
  const row = await findStoredFile(db, storedPath);
  if (!row) return null;
  const isShown = row.access === 'office' && (await isShownNow(db, storedPath, now));
  const isPublic = row.access === 'public' || isShown;
  const isOwn = row.access === 'owner' && caller !== null && caller.memberNo === row.owner_no;
  if (!isPublic && !isOwn && !(await mayReadAsEmployee(row, { db, caller, now, ip }))) return null;

  return sentFileOf(row, { disposition, isPublic, isShown }, files);
}

/** Purposes for which employees see a file of a case, as recorded. */
const PURPOSES = { inquiry: '문의 첨부 확인', application: '응시자 사진 확인' } as const;

/**
 * Returns true if the caller is an employee who may read a file: one of the association, or a member's one by the
 * permission for its case, which is recorded.
 * @throws HttpError 403 if the employee has to renew the token and repeat the request
 */
async function mayReadAsEmployee(
  row: StoredFileRow,
  { db, caller, now, ip }: Omit<FileReader, 'files'>,
): Promise<boolean> {
  // A branch shows files by its own calls alone; a draft's file is read by the employee who uploaded it.
  if (caller?.role !== 'employee' || (caller.branchNo !== null && caller.memberNo !== row.owner_no)) return false;
  const found = row.access === 'owner' ? await findCaseOf(db, row) : null;
  if (found === undefined) return false;
  if (!caller.actsAsEmployee) throw new HttpError('FORBIDDEN');
  if (found === null) return true;
  if (!(await listPermissions(db, caller.memberNo)).includes(found.permission)) return false;
  const { object, no } = found;
  const look = { object, purpose: PURPOSES[object] };
  await recordLook(look, [no], { db, now, ip, caller }, ['show photos', 'print photo roster']);
  return true;
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

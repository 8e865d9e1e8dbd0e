import type { Queries } from '../../../database/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { isImage } from '../../../integrations/files/mediaTypes.ts';
import { isStoredPath } from '../../../integrations/files/storedPath.ts';
import type { Caller } from '../../../pipeline/session.ts';
import { findStoredFile } from '../storedFiles/store.ts';
import { attachmentDisposition } from '../uploads/tidyFileName.ts';

export interface ReadableFile {
  bytes: Uint8Array;
  headers: Record<string, string>;
}

/** A year: what stands under a path never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Accepts what calls answer (`uploads/…`) and what stands in an address (`/files/uploads/…`). */
const pathOf = (given: string) => given.replace(/^\/?files\//, '').replace(/^\//, '');

/**
 * A stored file with the headers it is answered with; null when there is none, or none for this caller:
 * someone else's private file looks the same as no file.
 */
export async function readFile(
  given: string,
  reader: { db: Queries; files: FileStore; caller: Pick<Caller, 'memberNo' | 'role'> | null },
  disposition: 'inline' | 'attachment',
): Promise<ReadableFile | null> {
  const path = pathOf(given);
  if (!isStoredPath(path)) return null;
  const row = await findStoredFile(reader.db, path);
  if (!row) return null;
  const { caller } = reader;
  const mayRead =
    row.access === 'public' || caller?.role === 'employee' || (caller !== null && caller.memberNo === row.owner_no);
  if (!mayRead) return null;

  const stored = await reader.files.get(path);
  if (!stored) return null;
  const shown = disposition === 'inline' && isImage(row.media_type);
  return {
    bytes: stored.bytes,
    headers: {
      'Content-Type': row.media_type,
      'Cache-Control': row.access === 'public' ? FOR_EVER : 'private, no-store',
      'Content-Disposition': shown ? 'inline' : attachmentDisposition(row.file_name),
      'X-Content-Type-Options': 'nosniff',
      // A file opened by itself runs nothing and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  };
}

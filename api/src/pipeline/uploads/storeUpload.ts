import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { HOUR_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { BusinessError } from '../../errors/errors.ts';
import type { FileStore } from '../../integrations/files/fileStore.ts';
import { mediaTypeOf } from '../../integrations/files/mediaTypes.ts';
import { acceptUpload } from './acceptUpload.ts';
import { requireQuota } from './quota.ts';
import { discardFile, type ReceivedFile } from './receivedFile.ts';
import { tidyFileName } from './tidyFileName.ts';

/** A checked upload in the file store, removed again unless `recordUpload` records it. */
export interface StoredUpload {
  path: string;
  fileName: string;
  mediaType: string;
  /** Bytes. */
  size: number;
}

/** Longer than any request; the job `erased-files` removes a file that is not recorded by then. */
const RECORDED_WITHIN_MS = HOUR_MS;

/** `uploads/2026/11/<128 random bits>.webp`: an unguessable path. */
function newPath(now: Date, extension: string): string {
  const month = now.toISOString().slice(0, 7).replace('-', '/');
  return `uploads/${month}/${randomBytes(16).toString('hex')}.${extension}`;
}

/**
 * Checks an upload and stores it; slow, so outside any transaction. Returns the error of a rejected file, for the
 * transaction to throw: it is repeated under the same Idempotency-Key.
 */
export async function storeUpload(
  received: ReceivedFile,
  kinds: 'any' | 'picture',
  { db, files, memberNo, now }: { db: Queries; files: FileStore; memberNo: number | null; now: Date },
): Promise<StoredUpload | BusinessError> {
  try {
    if (memberNo !== null) await requireQuota(db, memberNo, 0, now);
    const accepted = await acceptUpload(received, kinds);
    if ('refusal' in accepted) return new BusinessError('FILE_REJECTED', null, accepted.refusal);
    const mediaType = mediaTypeOf(`x.${accepted.extension}`);
    if (!mediaType) return new BusinessError('FILE_REJECTED');

    const path = newPath(now, accepted.extension);
    const content = await openAsBlob(accepted.path);
    await db
      .insertInto('erased_file')
      .values({ path, erased_at: new Date(now.getTime() + RECORDED_WITHIN_MS) })
      .execute();
    await files.put(path, content, mediaType);
    return { path, fileName: tidyFileName(received.fileName, accepted.extension), mediaType, size: content.size };
  } finally {
    await discardFile(received);
  }
}

import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../clock/durations.ts';
import { mediaTypeOf } from '../../../integrations/files/mediaTypes.ts';
import { BusinessError, HttpError } from '../../../pipeline/errors.ts';
import type { MemberContext, UploadedFile } from '../../../pipeline/handler.ts';
import { countStoredFiles, insertStoredFile } from '../storedFiles/store.ts';
import { acceptUpload } from './acceptUpload.ts';
import { tidyFileName } from './tidyFileName.ts';

/** Files one member may store in a day. */
const MAX_DAILY_FILES = 100;

export interface Upload {
  file: UploadedFile;
  /** `owner` until something that others read refers to the file. */
  access: 'public' | 'owner';
  only?: 'picture';
}

export interface StoredUpload {
  path: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** `uploads/2026/11/<128 random bits>.webp`: the path of a file cannot be guessed. */
function newPath(now: Date, extension: string): string {
  const month = now.toISOString().slice(0, 7).replace('-', '/');
  return `uploads/${month}/${randomBytes(16).toString('hex')}.${extension}`;
}

/** Checks, stores and records an upload of the caller. */
export async function storeUpload({ file, access, only }: Upload, context: MemberContext): Promise<StoredUpload> {
  const { caller, db, now, integrations } = context;
  const yesterday = new Date(now.getTime() - DAY_MS);
  if ((await countStoredFiles(db, caller.memberNo, yesterday)) >= MAX_DAILY_FILES) throw new HttpError('TOO_MANY');

  const accepted = await acceptUpload(file, only);
  const mediaType = accepted && mediaTypeOf(`x.${accepted.extension}`);
  if (!accepted || !mediaType) throw new BusinessError('FILE_REJECTED');

  const path = newPath(now, accepted.extension);
  const fileName = tidyFileName(file.fileName, accepted.extension);
  const size = accepted.bytes.length;
  await insertStoredFile(db, { path, fileName, mediaType, size, access, ownerNo: caller.memberNo, storedAt: now });
  await integrations.files.put(path, accepted.bytes, mediaType);
  return { path, fileName, size };
}

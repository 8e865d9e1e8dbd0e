import type { Queries } from '../../../database/types/tables.ts';
import type { FileStore } from '../../../integrations/files/fileStore.ts';
import { mediaTypeOf } from '../../../integrations/files/mediaTypes.ts';
import { insertStoredFile } from '../storedFiles/store.ts';

/** Database and file store of a demo loader. */
export interface DemoStore {
  db: Queries;
  now: Date;
  files: FileStore;
}

/**
 * Stores a public file of the association, or a member's file that only its owner may read. Replaces a file left by an
 * interrupted load.
 */
export async function storeDemoFile(
  { db, now, files }: DemoStore,
  path: string,
  fileName: string,
  bytes: Buffer,
  ownerNo: number | null = null,
) {
  const mediaType = mediaTypeOf(path);
  if (mediaType === null) throw new Error(`${path} is not of a kind that is stored`);
  await files.remove(path);
  await files.put(path, new Uint8Array(bytes), mediaType);
  await insertStoredFile(db, {
    path,
    fileName,
    mediaType,
    size: bytes.length,
    access: ownerNo === null ? 'public' : 'owner',
    ownerNo,
    storedAt: now,
  });
  return { path, file_name: fileName, size: bytes.length };
}

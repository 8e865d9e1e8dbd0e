import type { Queries } from '../database/tables.ts';
import type { FileStore } from '../integrations/files/fileStore.ts';
import { mediaTypeOf } from '../integrations/files/mediaTypes.ts';
import { insertStoredFile } from '../modules/files/storedFiles/store.ts';

/** What a demo loader is given. */
export interface DemoStore {
  db: Queries;
  now: Date;
  files: FileStore;
}

/** Keeps a file of the association for everyone. A file left by a load that broke off is put anew. */
export async function storeDemoFile({ db, now, files }: DemoStore, path: string, fileName: string, bytes: Buffer) {
  const mediaType = mediaTypeOf(path);
  if (mediaType === null) throw new Error(`${path} is of no stored kind`);
  await files.remove(path);
  await files.put(path, bytes, mediaType);
  await insertStoredFile(db, {
    path,
    fileName,
    mediaType,
    size: bytes.length,
    access: 'public',
    ownerNo: null,
    storedAt: now,
  });
  return { path, file_name: fileName, size: bytes.length };
}

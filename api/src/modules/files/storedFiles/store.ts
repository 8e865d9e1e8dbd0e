import type { Queries } from '../../../database/types/tables.ts';

export interface NewStoredFile {
  path: string;
  fileName: string;
  mediaType: string;
  size: number;
  access: 'public' | 'owner' | 'office';
  ownerNo: number | null;
  storedAt: Date;
}

export async function insertStoredFile(db: Queries, file: NewStoredFile): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({
      path: file.path,
      file_name: file.fileName,
      media_type: file.mediaType,
      size: file.size,
      access: file.access,
      owner_no: file.ownerNo,
      stored_at: file.storedAt,
    })
    .execute();
}

export const findStoredFile = (db: Queries, path: string) =>
  db.selectFrom('stored_file').selectAll().where('path', '=', path).executeTakeFirst();

/** Makes the member's own files public because a post now shows them; returns the files that were the member's. */
export async function publishStoredFiles(db: Queries, ownerNo: number, paths: readonly string[]) {
  if (paths.length === 0) return [];
  return db
    .updateTable('stored_file')
    .set({ access: 'public' })
    .where('owner_no', '=', ownerNo)
    .where('path', 'in', [...paths])
    .returning(['path', 'file_name', 'size', 'media_type'])
    .execute();
}

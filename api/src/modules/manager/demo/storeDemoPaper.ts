import { createHash } from 'node:crypto';
import type { DemoStore } from '../../files/demo/storeDemoFile.ts';
import { insertStoredFile } from '../../files/storedFiles/store.ts';

/** One empty page, because papers of members are private. */
const EMPTY_PAGE = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n'),
);

/** Stores a private paper of a member and returns its path. */
export async function storeDemoPaper({
  db,
  files,
  now,
  ownerNo,
  fileName,
}: DemoStore & { ownerNo: number; fileName: string }): Promise<string> {
  const name = createHash('sha256').update(`${ownerNo} ${fileName}`).digest('hex').slice(0, 32);
  const path = `uploads/demo/${name}.pdf`;
  const mediaType = 'application/pdf';
  await files.remove(path);
  await files.put(path, new Uint8Array(EMPTY_PAGE), mediaType);
  await insertStoredFile(db, {
    path,
    fileName,
    mediaType,
    size: EMPTY_PAGE.length,
    access: 'owner',
    ownerNo,
    storedAt: now,
  });
  return path;
}

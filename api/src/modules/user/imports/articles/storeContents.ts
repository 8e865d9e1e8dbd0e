import { cleanArticle } from '../../../../content/cleanArticle.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { FileStore } from '../../../../integrations/files/fileStore.ts';
import { acceptUpload } from '../../../../pipeline/uploads/acceptUpload.ts';
import { discardFile } from '../../../../pipeline/uploads/receivedFile.ts';
import { storeUpload, type StoredUpload } from '../../../../pipeline/uploads/storeUpload.ts';
import type { Problem } from '../plan.ts';
import type { ArticleFolder, FolderFile } from './ArticleFolder.ts';
import { withPictures } from './bodyPictures.ts';
import { ARTICLE_HEADINGS } from './headings.ts';
import type { Contents } from './readContents.ts';

interface StoreContext {
  db: Queries;
  now: Date;
  folder: ArticleFolder;
  /** Null for a dry run, which checks the files and stores none. */
  files: FileStore | null;
}

/** Safe text of an article, and its files in the store. */
export interface StoredContents {
  text: ReturnType<typeof cleanArticle>;
  attachments: readonly StoredUpload[];
  pictures: readonly StoredUpload[];
}

/**
 * Checks the files by their content, as uploads of the office, and stores them. They are removed within hours unless
 * the transaction of the article records them.
 */
export async function storeContents(
  contents: Contents,
  context: StoreContext,
): Promise<StoredContents | { problems: Problem[] }> {
  const problems: Problem[] = [];
  const attachments: StoredUpload[] = [];
  for (const file of contents.files) {
    const stored = await storeOne(file, 'any', context);
    if (typeof stored === 'string')
      problems.push({ column: ARTICLE_HEADINGS.files[0], message: `'${file.name}': ${stored}` });
    else if (stored) attachments.push(stored);
  }
  const byAddress = new Map<string, StoredUpload>();
  for (const [address, file] of contents.pictures) {
    const stored = await storeOne(file, 'picture', context);
    if (typeof stored === 'string')
      problems.push({ column: ARTICLE_HEADINGS.body[0], message: `글 속의 사진 '${file.name}': ${stored}` });
    else if (stored) byAddress.set(address, stored);
  }
  if (problems.length > 0) return { problems };
  const paths = new Map([...byAddress].map(([address, { path }]) => [address, path]));
  return { text: cleanArticle(withPictures(contents.html, paths)), attachments, pictures: [...byAddress.values()] };
}

/** The stored file, null for a dry run, or the reason for which it is refused. */
async function storeOne(
  file: FolderFile,
  kinds: 'any' | 'picture',
  { db, now, folder, files }: StoreContext,
): Promise<StoredUpload | string | null> {
  const received = await folder.copy(file);
  if (files) {
    const stored = await storeUpload(received, kinds, { db, files, memberNo: null, now });
    return 'path' in stored ? stored : stored.message;
  }
  try {
    const accepted = await acceptUpload(received, kinds);
    return 'refusal' in accepted ? accepted.refusal : null;
  } finally {
    await discardFile(received);
  }
}

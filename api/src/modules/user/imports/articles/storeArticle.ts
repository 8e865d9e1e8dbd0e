import { showFiles } from '../../../files/shownFiles/store.ts';
import { insertStoredFile } from '../../../files/storedFiles/store.ts';
import type { ImportContext } from '../plan.ts';
import type { NewArticle } from './articleImport.ts';

/** Stores an article, published since the day on which it was written, with its files. */
export async function storeArticle(
  { article, contents, rowHash }: NewArticle,
  batchNo: number,
  { db, now }: Pick<ImportContext, 'db' | 'now'>,
): Promise<void> {
  const { text, attachments, pictures } = contents;
  const files = [...attachments, ...pictures];
  for (const file of files) {
    await db.deleteFrom('erased_file').where('path', '=', file.path).execute();
    await insertStoredFile(db, { ...file, access: 'office', ownerNo: null, storedAt: now });
  }
  const { article_no: articleNo } = await db
    .insertInto('article')
    .values({
      kind: article.kind,
      category: null,
      title: article.title,
      summary: text.summary,
      content: text.html,
      plain_text: text.plain,
      writer: article.writer,
      view_cnt: article.views,
      published_at: article.writtenAt,
    })
    .returning('article_no')
    .executeTakeFirstOrThrow();
  if (attachments.length > 0)
    await db
      .insertInto('article_file')
      .values(
        attachments.map(({ path, fileName, size }) => ({ article_no: articleNo, path, file_name: fileName, size })),
      )
      .execute();
  const paths = files.map(({ path }) => path);
  await showFiles(db, { object: 'article', objectNo: articleNo }, paths, { from: article.writtenAt, until: null });
  await db
    .insertInto('imported_article')
    .values({ article_no: articleNo, batch_no: batchNo, kind: article.kind, number: article.number, row_hash: rowHash })
    .execute();
}

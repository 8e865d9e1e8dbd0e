import type { Queries } from '../../../database/types/tables.ts';

/** Articles per statement, each of which is limited in time. */
const AT_ONCE = 500;

/** Removes the articles of a batch with their files; returns how many there were. */
export async function removeArticles(db: Queries, batchNo: number, now: Date): Promise<number> {
  for (let removed = 0; ;) {
    const taken = await db
      .deleteFrom('imported_article')
      .where(
        'article_no',
        'in',
        db.selectFrom('imported_article').select('article_no').where('batch_no', '=', batchNo).limit(AT_ONCE),
      )
      .returning('article_no')
      .execute();
    if (taken.length === 0) return removed;
    const numbers = taken.map(({ article_no }) => article_no);
    const shown = await db
      .deleteFrom('shown_file')
      .where('object', '=', 'article')
      .where('object_no', 'in', numbers)
      .returning('path')
      .execute();
    await db.deleteFrom('article_file').where('article_no', 'in', numbers).execute();
    await db.deleteFrom('article').where('article_no', 'in', numbers).execute();
    await removeFiles(
      db,
      shown.map(({ path }) => path),
      now,
    );
    removed += numbers.length;
  }
}

/** Queues files for removal that nothing else shows. */
async function removeFiles(db: Queries, paths: readonly string[], now: Date): Promise<void> {
  if (paths.length === 0) return;
  const removed = await db
    .deleteFrom('stored_file')
    .where('path', 'in', paths)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shown_file').select('path').whereRef('shown_file.path', '=', 'stored_file.path'))),
    )
    .returning('path')
    .execute();
  if (removed.length > 0)
    await db
      .insertInto('erased_file')
      .values(removed.map(({ path }) => ({ path, erased_at: now })))
      .execute();
}

/** Returns true if an employee has changed or withdrawn an article of the batch. */
export async function hasChangedArticles(db: Queries, batchNo: number): Promise<boolean> {
  const changed = await db
    .selectFrom('imported_article')
    .innerJoin('article', 'article.article_no', 'imported_article.article_no')
    .select('article.article_no')
    .where('batch_no', '=', batchNo)
    .where('version', '>', 1)
    .limit(1)
    .executeTakeFirst();
  return changed !== undefined;
}

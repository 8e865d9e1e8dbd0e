import type { ImportKind } from '@portal/shared/contract/office/import';
import type { TableName } from '../../../aggregates/owner.ts';
import { countRows } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ImportBatchRow } from '../../../database/types/tables/imports.ts';
import { recordAct, type ActContext } from '../../../internalControls/audit/recordAct.ts';

interface BatchFile {
  kind: ImportKind;
  fileHash: Buffer;
}

const findOpen = (db: Queries, { kind, fileHash }: BatchFile) =>
  db
    .selectFrom('import_batch')
    .select('batch_no')
    .where('kind', '=', kind)
    .where('file_hash', '=', fileHash)
    .where('finished_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();

/** Number of the file's unfinished batch, which is made if there is none. */
export async function openBatch(file: BatchFile, context: ActContext): Promise<number> {
  const { db, now } = context;
  const open = await findOpen(db, file);
  if (open) return open.batch_no;
  const { batch_no: batchNo } = await db
    .insertInto('import_batch')
    .values({ kind: file.kind, file_hash: file.fileHash, started_at: now })
    .returning('batch_no')
    .executeTakeFirstOrThrow();
  await recordAct(context, {
    act: 'import file',
    object: 'import_batch',
    objectNo: batchNo,
    detail: { table: file.fileHash.toString('hex') },
  });
  return batchNo;
}

/** Marks the file's batch as complete, if there is one. */
export async function finishBatch(file: BatchFile, { db, now }: Pick<ActContext, 'db' | 'now'>): Promise<void> {
  const open = await findOpen(db, file);
  if (open)
    await db.updateTable('import_batch').set({ finished_at: now }).where('batch_no', '=', open.batch_no).execute();
}

export const lockBatch = (db: Queries, batchNo: number): Promise<ImportBatchRow | undefined> =>
  db.selectFrom('import_batch').selectAll().where('batch_no', '=', batchNo).forNoKeyUpdate().executeTakeFirst();

export const listBatches = (db: Queries): Promise<ImportBatchRow[]> =>
  db.selectFrom('import_batch').selectAll().orderBy('batch_no').execute();

/** Tables of the rows of each kind, which name their batch. */
const BATCH_TABLES: Readonly<Record<ImportKind, TableName>> = {
  members: 'imported_member',
  papers: 'imported_paper',
  applications: 'imported_application',
  hygiene: 'hygiene_completion',
  articles: 'imported_article',
};

/** Rows that a batch has stored. */
export const countStored = (db: Queries, kind: ImportKind, batchNo: number): Promise<number> =>
  // Queries are typed by one table.
  countRows(
    db
      .selectFrom(BATCH_TABLES[kind] as 'imported_member')
      .select('batch_no')
      .where('batch_no', '=', batchNo),
  );

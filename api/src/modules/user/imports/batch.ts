import type { Queries } from '../../../database/types/tables.ts';
import type { ImportBatchRow, ImportKind } from '../../../database/types/tables/imports.ts';
import { recordAct } from '../../../internalControls/audit/recordAct.ts';

interface BatchContext {
  db: Queries;
  now: Date;
  ip: string;
}

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
export async function openBatch(file: BatchFile, { db, now, ip }: BatchContext): Promise<number> {
  const open = await findOpen(db, file);
  if (open) return open.batch_no;
  const { batch_no: batchNo } = await db
    .insertInto('import_batch')
    .values({ kind: file.kind, file_hash: file.fileHash, started_at: now })
    .returning('batch_no')
    .executeTakeFirstOrThrow();
  await recordAct(
    { db, now, ip, caller: null },
    {
      act: 'import file',
      object: 'import_batch',
      objectNo: batchNo,
      detail: { table: file.fileHash.toString('hex') },
    },
  );
  return batchNo;
}

/** Marks the file's batch as complete, if there is one. */
export async function finishBatch(file: BatchFile, { db, now }: BatchContext): Promise<void> {
  const open = await findOpen(db, file);
  if (open)
    await db.updateTable('import_batch').set({ finished_at: now }).where('batch_no', '=', open.batch_no).execute();
}

export const lockBatch = (db: Queries, batchNo: number): Promise<ImportBatchRow | undefined> =>
  db.selectFrom('import_batch').selectAll().where('batch_no', '=', batchNo).forNoKeyUpdate().executeTakeFirst();

export const listBatches = (db: Queries): Promise<ImportBatchRow[]> =>
  db.selectFrom('import_batch').selectAll().orderBy('batch_no').execute();

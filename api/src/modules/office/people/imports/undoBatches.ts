import { CODES } from '@portal/shared/contract';
import { FOREIGN_KEY_VIOLATION, inTransaction, sqlStateOf } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { JobContext } from '../../../../pipeline/job.ts';
import { lockImports } from '../../../user/imports/runImport.ts';
import { findObstacle, removeBatch, type Obstacle } from '../../../user/imports/undo.ts';

/** Address in the audit log for acts of the imports' job; that of the employee is with the request. */
export const JOB_IP = 'job:imports';

/** Codes with which an employee is refused. */
export const REFUSALS = {
  undone: 'OFFICE_STATE_CHANGED',
  closed: 'IMPORT_CLOSED',
  used: 'IMPORT_USED',
  changed: 'IMPORT_CHANGED',
} as const satisfies Readonly<Record<Obstacle, string>>;

const awaited = (db: Queries) =>
  db.selectFrom('import_batch').where('undoing_since', 'is not', null).orderBy('undoing_since').limit(1);

/** Undoes batches, the one that was asked for first before the others. A lost process leaves a batch whole. */
export async function undoBatches(context: JobContext): Promise<void> {
  while (await awaited(context.db).select('batch_no').executeTakeFirst()) if (!(await undoNext(context))) return;
}

/** Undoes the next batch, or stores why it cannot. Returns false if another process does. */
async function undoNext({ db: pool, now: clock }: JobContext): Promise<boolean> {
  const now = clock();
  let batchNo = 0;
  try {
    return await inTransaction(pool, async (db) => {
      await lockImports(db);
      const batch = await awaited(db).selectAll().forNoKeyUpdate().skipLocked().executeTakeFirst();
      if (!batch) return false;
      batchNo = batch.batch_no;
      const obstacle = await findObstacle(batch, { db });
      if (obstacle) {
        await storeFailure(db, batchNo, CODES[REFUSALS[obstacle]].message);
        return true;
      }
      const found = await removeBatch(batch, { db, now });
      const caller = batch.undoing_by === null ? null : { memberNo: batch.undoing_by };
      const entry = { act: 'undo import', object: 'import_batch', objectNo: batchNo, detail: { found } } as const;
      await recordAct({ db, now, ip: JOB_IP, caller }, entry);
      return true;
    });
  } catch (error) {
    if (sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    await storeFailure(pool, batchNo, CODES.IMPORT_REFERRED_TO.message);
    return true;
  }
}

const storeFailure = (db: Queries, batchNo: number, undo_failure: string) =>
  db.updateTable('import_batch').set({ undoing_since: null, undo_failure }).where('batch_no', '=', batchNo).execute();

import type { Calls, CallValue } from '@portal/shared/contract';
import type { ImportBatchRow } from '../../../../database/types/tables/imports.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { endOf, findObstacle, storeClosing, type Obstacle } from '../../../user/imports/undo.ts';
import { moveUpload } from './moveUpload.ts';
import { batchTarget, uploadTarget } from './target.ts';
import { REFUSALS } from './undoBatches.ts';

/** Starts the import of a checked file, which the job of the imports then does. */
export const startImport = ({ uploadNo, reason }: CallValue<Calls['officeStartImport']>, context: MemberContext) =>
  act(
    uploadTarget,
    {
      act: 'start import',
      no: uploadNo,
      reason,
      async do(upload) {
        const columns = { started_by: context.caller.memberNo, started_at: context.now, rows_done: 0 };
        orChanged(await moveUpload(upload, { event: 'start', by: 'staff', columns }, context));
        return null;
      },
    },
    context,
  );

/** Lets the job remove all that an import has stored: of many rows that takes minutes. */
export const undoImport = ({ batchNo, reason }: CallValue<Calls['officeUndoImport']>, context: MemberContext) =>
  act(
    batchTarget,
    {
      act: 'undo import',
      no: batchNo,
      reason,
      async check(batch) {
        await requireNotRunning(batch, context);
        refuseFor(await findObstacle(batch, context));
      },
      async do() {
        const { db, now, caller } = context;
        const columns = { undoing_by: caller.memberNo, undoing_since: now, undo_failure: '' };
        await db.updateTable('import_batch').set(columns).where('batch_no', '=', batchNo).execute();
        return null;
      },
    },
    context,
  );

/** Ends the time in which an import can be undone. */
export const closeImport = ({ batchNo, reason }: CallValue<Calls['officeCloseImport']>, context: MemberContext) =>
  act(
    batchTarget,
    {
      act: 'close import',
      no: batchNo,
      reason,
      async check(batch) {
        await requireNotRunning(batch, context);
        refuseFor(endOf(batch));
      },
      async do(batch) {
        await storeClosing(batch, context);
        return null;
      },
    },
    context,
  );

/** Rejects a batch that still grows, whose import would begin another one, and one that the job undoes. */
async function requireNotRunning(batch: ImportBatchRow, { db }: MemberContext): Promise<void> {
  const running = await db
    .selectFrom('import_upload')
    .select('upload_no')
    .where('batch_no', '=', batch.batch_no)
    .where('status', '=', 'IMPORTING')
    .executeTakeFirst();
  orChanged(running === undefined && batch.undoing_since === null);
}

function refuseFor(obstacle: Obstacle | null): void {
  if (obstacle) throw new BusinessError(REFUSALS[obstacle]);
}

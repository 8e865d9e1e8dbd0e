import type { Calls, CallValue } from '@portal/shared/contract';
import { sqlStateOf } from '../../../../database/transaction.ts';
import type { ImportBatchRow } from '../../../../database/types/tables/imports.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { endOf, findObstacle, removeBatch, storeClosing, type Obstacle } from '../../../user/imports/undo.ts';
import { moveUpload } from './moveUpload.ts';
import { batchTarget, uploadTarget } from './target.ts';

/** SQLSTATE of a row that another row refers to. */
const FOREIGN_KEY_VIOLATION = '23503';

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

/** Removes all that an import has stored. Returns the number of its rows. */
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
      do: (batch) =>
        removeBatch(batch, context).catch((error: unknown) => {
          throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? new BusinessError('IMPORT_REFERRED_TO') : error;
        }),
      entry: (_batch, rows) => ({ detail: { found: rows } }),
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

/** Rejects a batch that still grows: its import would begin another one. */
async function requireNotRunning({ batch_no: batchNo }: ImportBatchRow, { db }: MemberContext): Promise<void> {
  const running = await db
    .selectFrom('import_upload')
    .select('upload_no')
    .where('batch_no', '=', batchNo)
    .where('status', '=', 'IMPORTING')
    .executeTakeFirst();
  orChanged(running === undefined);
}

const REFUSALS = {
  undone: 'OFFICE_STATE_CHANGED',
  closed: 'IMPORT_CLOSED',
  used: 'IMPORT_USED',
  changed: 'IMPORT_CHANGED',
} as const satisfies Readonly<Record<Obstacle, string>>;

function refuseFor(obstacle: Obstacle | null): void {
  if (obstacle) throw new BusinessError(REFUSALS[obstacle]);
}

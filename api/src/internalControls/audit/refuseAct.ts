import type { OfficeAct, RefusalCause } from '@portal/shared/contract/office';
import { inTransaction } from '../../database/transaction.ts';
import { BusinessError } from '../../errors/errors.ts';
import type { CallContext } from '../../pipeline/handler.ts';
import { recordAct, type Act, type ActContext } from './recordAct.ts';

/** Of the call whose act is refused. */
export type RefusalContext = Omit<ActContext, 'db'> & Pick<CallContext, 'afterRefusal'>;

/** What was to be done, and to what. */
export interface RefusedAct extends Pick<Act, 'object' | 'objectNo'> {
  act: OfficeAct;
}

/** The entry of an act that was refused: `refuse: approve cancellation`, with the code for its cause. */
export const refusalOf = (cause: RefusalCause, { act, object, objectNo }: RefusedAct): Act => ({
  act: `refuse: ${act}`,
  object,
  objectNo,
  detail: { cause },
});

/** Refuses an act. That stays in the audit log, although the transaction of the act is undone. */
export function refuseAct(
  cause: RefusalCause,
  act: RefusedAct,
  { now, ip, caller, afterRefusal }: RefusalContext,
): never {
  afterRefusal((database) =>
    inTransaction(database, async (db) => void (await recordAct({ db, now, ip, caller }, refusalOf(cause, act)))),
  );
  throw new BusinessError(cause);
}

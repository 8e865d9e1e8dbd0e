import type { OfficeAct, RefusalCause } from '@portal/shared/contract/office';
import { inTransaction } from '../../database/transaction.ts';
import { BusinessError } from '../../errors/errors.ts';
import type { CallContext } from '../../pipeline/handler.ts';
import { recordAct, type Act, type ActContext } from './recordAct.ts';

/** Context of the call that attempts the act. */
export type RefusalContext = Omit<ActContext, 'db'> & Pick<CallContext, 'afterRefusal'>;

/** The rejected act and its object. */
export interface RefusedAct extends Pick<Act, 'object' | 'objectNo'> {
  act: OfficeAct;
}

/** The audit entry of a rejected act: `refuse: approve cancellation`, with the error code as its cause. */
export const refusalOf = (cause: RefusalCause, { act, object, objectNo }: RefusedAct): Act => ({
  act: `refuse: ${act}`,
  object,
  objectNo,
  detail: { cause },
});

/** Rejects an act. The audit entry persists although the transaction of the act is rolled back. */
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

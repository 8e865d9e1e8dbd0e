import type { CorrectionStatus } from '@portal/shared/contract/user';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import type { CorrectionRow } from '../../../database/types/tables/user.ts';
import { correctionLifecycle } from '../../../lifecycles/correction.ts';
import { transition, type Actor, type EventOf } from '../../../lifecycles/lifecycle.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

interface CorrectionMove {
  event: EventOf<typeof correctionLifecycle>;
  by: Actor;
  /** For `accept`: the account's former data. */
  formerSealed?: Buffer;
  /** For `refuse`: the reason that the member reads. */
  reason?: string;
}

/** Returns true if the time in which the member can stop the request is over, or there is none. */
export const hasWaited = ({ decidable_from }: CorrectionRow, now: Date): boolean =>
  decidable_from === null || decidable_from <= now;

/** Moves a request, which the caller has locked; logs and returns null if the life cycle does not permit it. */
export async function moveCorrection(
  correction: CorrectionRow,
  { event, by, formerSealed, reason = '' }: CorrectionMove,
  { db, now, log }: Pick<CallContext, 'db' | 'now' | 'log'>,
): Promise<CorrectionStatus | null> {
  const line = await transition(
    correctionLifecycle,
    { from: correction.status, event, by },
    () => hasWaited(correction, now),
    log,
    { correctionNo: correction.correction_no },
  );
  if (!line) return null;
  await writeTransition(db, 'correction', {
    no: correction.correction_no,
    from: correction.status,
    to: line.to,
    columns: { decided_at: now, reason, ...(formerSealed && { former_sealed: formerSealed }) },
  });
  return line.to;
}

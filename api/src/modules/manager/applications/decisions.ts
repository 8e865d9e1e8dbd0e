import type { ApplicationStatus } from '@portal/shared/contract';
import { lockApplication } from '../../../applications/applicationStore.ts';
import { moveApplication } from '../../../applications/moveApplication.ts';
import { OFFERING_KINDS, type OfferingKind } from '../../../applications/offeringKind.ts';
import type { RefundContext } from '../../../applications/refundRequests.ts';
import { inTransaction } from '../../../database/transaction.ts';

/**
 * What the association's employees decide. The specification has no screen for them: their office system calls
 * these, or the employees' calls of a later version.
 */
export type Decision = 'approve' | 'reject' | 'complete' | 'notComplete' | 'sit' | 'absent' | 'pass' | 'fail';

/** Decides on one application; null when its life cycle does not allow it. */
export function decide(
  context: RefundContext,
  userExaminationNo: number,
  decision: Decision,
): Promise<ApplicationStatus | null> {
  return inTransaction(context.db, async (db) => {
    const application = await lockApplication(db, userExaminationNo);
    return application ? moveApplication({ ...context, db }, application, decision, 'staff') : null;
  });
}

/**
 * Calls a course or an exam off: no one can apply any more, and whoever was confirmed gets everything back.
 * Each application is a transaction of its own; called again it goes on where it stopped.
 */
export async function callOff(context: RefundContext, kind: OfferingKind, offeringNo: number): Promise<number> {
  const { table, key } = OFFERING_KINDS[kind];
  await context.db.updateTable(table).set({ called_off: true }).where(key, '=', offeringNo).execute();
  const confirmed = await context.db
    .selectFrom('application')
    .select('application_no')
    .where(key, '=', offeringNo)
    .where('status', '=', 'CONFIRMED')
    .execute();
  let cancelled = 0;
  for (const { application_no } of confirmed) {
    const moved = await inTransaction(context.db, async (db) => {
      const application = await lockApplication(db, application_no);
      return application?.status === 'CONFIRMED'
        ? moveApplication({ ...context, db }, application, 'callOff', 'staff')
        : null;
    });
    if (moved) cancelled += 1;
  }
  return cancelled;
}

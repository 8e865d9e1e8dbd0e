import type { ApplicationStatus } from '@portal/shared/contract';
import { lockApplication } from '../../../applications/applicationStore.ts';
import { moveApplication } from '../../../applications/moveApplication.ts';
import { OFFERING_KINDS } from '../../../applications/offeringKind.ts';
import type { RefundContext } from '../../../applications/refundRequests.ts';
import type { OfferingKind } from '../../../database/tables/manager.ts';
import { inTransaction } from '../../../database/transaction.ts';

/**
 * What the association's employees decide. This is the entry of their office system: the portal has no screen and no
 * call for it, so that only tests call it today.
 */
type Decision = 'approve' | 'reject' | 'complete' | 'notComplete' | 'sit' | 'absent' | 'pass' | 'fail';

/**
 * The office's entry: decides on one application. Answers its new status; null when the life cycle does not allow it.
 */
export function decide(
  { applicationNo, decision }: { applicationNo: number; decision: Decision },
  context: RefundContext,
): Promise<ApplicationStatus | null> {
  return inTransaction(context.db, async (db) => {
    const application = await lockApplication(db, applicationNo);
    return application ? moveApplication(application, { event: decision, by: 'staff' }, { ...context, db }) : null;
  });
}

/**
 * The office's entry: calls a course or an exam off. Nobody can apply for it from then on, and every confirmed
 * application is cancelled and fully refunded, each in a transaction of its own; a second call continues where the
 * first stopped. Answers how many were cancelled.
 */
export async function callOff(
  { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
  context: RefundContext,
): Promise<number> {
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
        ? moveApplication(application, { event: 'callOff', by: 'staff' }, { ...context, db })
        : null;
    });
    if (moved) cancelled += 1;
  }
  return cancelled;
}

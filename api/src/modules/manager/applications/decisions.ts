import type { ApplicationStatus } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { settleLine } from '../../../enrolment/line/settleLine.ts';
import { isForOffering } from '../../../enrolment/offering/applicationsOf.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { applicationLifecycle } from '../../../lifecycles/application.ts';

/** What the association's employees decide about an application. */
export type Decision = 'approve' | 'reject' | 'complete' | 'notComplete' | 'sit' | 'absent' | 'pass' | 'fail';

/**
 * The office's entry: decides on one application. Answers its new status; null when the life cycle does not allow it.
 * The member is told the reason of a rejection.
 */
export function decide(
  { applicationNo, decision, reason = '' }: { applicationNo: number; decision: Decision; reason?: string },
  context: MoneyContext,
): Promise<ApplicationStatus | null> {
  return inTransaction(context.db, async (db) => {
    const application = await lockApplication(db, applicationNo);
    return application
      ? moveApplication(application, { event: decision, by: 'staff', reason }, { ...context, db })
      : null;
  });
}

/** What the office writes down of a call-off, in the transactions that do it. */
interface CallOffRecords {
  calledOff(db: Queries): Promise<void>;
  cancelled(db: Queries, applicationNo: number): Promise<void>;
}

/**
 * The office's entry: calls a course or an exam off. Nobody can apply or pay for it from then on, and every application
 * that is not decided yet is cancelled: what was paid goes back whole, what is only held is given up. Each has a
 * transaction of its own; a second call continues where the first stopped. Answers how many were cancelled.
 */
export async function callOff(
  { kind, offeringNo }: { kind: OfferingKind; offeringNo: number },
  context: MoneyContext,
  records?: CallOffRecords,
): Promise<number> {
  const { table, key } = OFFERING_KINDS[kind];
  await inTransaction(context.db, async (db) => {
    await db.updateTable(table).set({ called_off: true }).where(key, '=', offeringNo).execute();
    await settleLine({ kind, offeringNo }, { ...context, db });
    await records?.calledOff(db);
  });
  const undecided = await context.db
    .selectFrom('application')
    .select('application_no')
    .where(isForOffering(kind, offeringNo))
    .where('status', 'in', CALLED_OFF_FROM)
    // Who applied first gets the money back first.
    .orderBy('application_no')
    .execute();
  let cancelled = 0;
  for (const { application_no } of undecided) {
    const moved = await inTransaction(context.db, async (db) => {
      const application = await lockApplication(db, application_no);
      if (!application || !CALLED_OFF_FROM.includes(application.status)) return null;
      const status = await moveApplication(application, { event: 'callOff', by: 'staff' }, { ...context, db });
      if (status) await records?.cancelled(db, application_no);
      return status;
    });
    if (moved) cancelled += 1;
  }
  return cancelled;
}

/** The states from which the life cycle lets a course be called off. */
export const CALLED_OFF_FROM: readonly ApplicationStatus[] = applicationLifecycle.transitions.flatMap(
  ({ from, event }) => (from !== null && event === 'callOff' ? [from] : []),
);

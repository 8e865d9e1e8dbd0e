import type { ApplicationStatus } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { isForOffering } from '../../../enrolment/offering/applicationsOf.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { settleQueue } from '../../../enrolment/queue/advance.ts';
import type { OfferingRef } from '../../../enrolment/queue/SeatQueue.ts';
import { CALLED_OFF_FROM } from '../../../lifecycles/application.ts';

/** Decision of an employee about an application. */
export type Decision = 'approve' | 'reject' | 'complete' | 'notComplete' | 'sit' | 'absent' | 'pass' | 'fail';

/**
 * Decides on an application for the office. Returns its new status; null if the life cycle does not permit it. The
 * member is notified of the reason of a rejection.
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

/**
 * Calls a course or an exam off in the caller's transaction: from then on nobody can apply, accept a seat or pay for
 * it. The job `call-offs` cancels its applications.
 */
export async function decideCallOff({ kind, offeringNo }: OfferingRef, context: Pick<MoneyContext, 'db' | 'now'>) {
  const { table, key } = OFFERING_KINDS[kind];
  await context.db.updateTable(table).set({ called_off: true }).where(key, '=', offeringNo).execute();
  await settleQueue({ kind, offeringNo }, context);
}

/**
 * Cancels the undecided applications for a called-off course or exam: payments are refunded in full, unpaid seats are
 * released. Each has its own transaction, in which `record` is called. Applications are read again until none is left
 * or the run `isOver`. Returns the number cancelled.
 *
 * @throws the first error of an application that could not be cancelled, after all others.
 */
export async function cancelCalledOff(
  { kind, offeringNo }: OfferingRef,
  context: MoneyContext,
  { record, isOver }: { record?(db: Queries, applicationNo: number): Promise<unknown>; isOver?(): boolean } = {},
): Promise<number> {
  let cancelled = 0;
  for (;;) {
    const before = cancelled;
    const errors: unknown[] = [];
    for (const applicationNo of await listUndecided({ kind, offeringNo }, context.db)) {
      if (isOver?.()) return cancelled;
      try {
        const moved = await inTransaction(context.db, async (db) => {
          const application = await lockApplication(db, applicationNo);
          if (!application || !CALLED_OFF_FROM.includes(application.status)) return null;
          const status = await moveApplication(application, { event: 'callOff', by: 'staff' }, { ...context, db });
          if (status) await record?.(db, applicationNo);
          return status;
        });
        if (moved) cancelled += 1;
      } catch (error) {
        errors.push(error);
      }
    }
    if (cancelled > before) continue;
    if (errors.length > 0) throw errors[0];
    return cancelled;
  }
}

async function listUndecided({ kind, offeringNo }: OfferingRef, db: Queries): Promise<number[]> {
  const rows = await db
    .selectFrom('application')
    .select('application_no')
    .where(isForOffering(kind, offeringNo))
    .where('status', 'in', CALLED_OFF_FROM)
    // Refunds in the order of application.
    .orderBy('application_no')
    .execute();
  return rows.map(({ application_no }) => application_no);
}

/** Calls a course or an exam off and cancels its applications at once. Returns the number cancelled. */
export async function callOff(offering: OfferingRef, context: MoneyContext): Promise<number> {
  await inTransaction(context.db, (db) => decideCallOff(offering, { ...context, db }));
  return cancelCalledOff(offering, context);
}

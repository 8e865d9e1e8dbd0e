import type { ApplicationStatus } from '@portal/shared/contract';
import type { Queries } from '../../database/types/tables.ts';
import type { OfferingKind } from '../../database/types/tables/manager.ts';
import { applicationLifecycle, type ApplicationEvent } from '../../lifecycles/application.ts';
import { linesOf } from '../../lifecycles/lifecycle.ts';
import { notifyOfResults } from './notices.ts';

/** Rows per statement, which takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 5000;

/** An office event for applications of one kind in the same state. */
interface ResultMove {
  kind: OfferingKind;
  from: ApplicationStatus;
  event: ApplicationEvent;
  applicationNos: readonly number[];
}

/** Status after a result, from the life cycle; null if it lists no such transition. */
export function statusAfterResult({ kind, from, event }: Omit<ResultMove, 'applicationNos'>): ApplicationStatus | null {
  const line = linesOf(applicationLifecycle, { from, event, by: 'staff' }).find(
    ({ guard }) => guard === undefined || guard === kind,
  );
  return line && line.effect === undefined ? line.to : null;
}

/**
 * Bulk version of `moveApplication` for results, whose transitions have no effect and no guard but the kind. The caller
 * has locked the rows and checked their state.
 * @returns their new status
 */
export async function moveByResult(move: ResultMove, db: Queries): Promise<ApplicationStatus> {
  const { from, event, applicationNos } = move;
  const to = statusAfterResult(move);
  if (to === null) throw new Error(`${event} is no result of an application in ${from}`);
  for (let first = 0; first < applicationNos.length; first += ROWS_AT_ONCE) {
    const numbers = applicationNos.slice(first, first + ROWS_AT_ONCE);
    const { numUpdatedRows } = await db
      .updateTable('application')
      .set({ status: to })
      .where('application_no', 'in', numbers)
      .where('status', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows !== BigInt(numbers.length)) throw new Error(`applications were no longer ${from}`);
    await notifyOfResults(numbers, { from, event, to }, { db });
  }
  return to;
}

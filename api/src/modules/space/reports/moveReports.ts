import type { Queries } from '../../../database/types/tables.ts';
import { transition, type TransitionLog } from '../../../lifecycles/lifecycle.ts';
import { postReportLifecycle, type PostReportEvent } from '../../../lifecycles/postReport.ts';
import { listReportsOf, writeReportStatus } from './store.ts';

/** Decision of an employee about the reports of a post. */
type Decision = Exclude<PostReportEvent, 'report'>;

const DECIDED_STATUS = { hide: 'WAITING', dismiss: 'WAITING', restore: 'UPHELD' } as const;

/**
 * Moves all reports of a post that a decision applies to; the caller has locked the post. Returns their numbers, oldest
 * first.
 */
export async function moveReports(
  { postNo, decision }: { postNo: number; decision: Decision },
  { db, now, log }: { db: Queries; now: Date; log: TransitionLog },
): Promise<number[]> {
  const from = DECIDED_STATUS[decision];
  const decided = (await listReportsOf(db, postNo)).filter(({ status }) => status === from);
  for (const { report_no: reportNo } of decided) {
    const move = { from, event: decision, by: 'staff' } as const;
    const line = await transition(postReportLifecycle, move, () => false, log, { reportNo });
    if (!line) throw new Error(`report ${reportNo} cannot ${decision}`);
    await writeReportStatus(db, { reportNo, to: line.to, now });
  }
  return decided.map(({ report_no: reportNo }) => reportNo);
}

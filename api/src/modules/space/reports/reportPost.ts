import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_POST_REPORTS_A_DAY } from '@portal/shared/contract/postReport';
import { DAY_MS } from '../../../clock/durations.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { postReportLifecycle } from '../../../lifecycles/postReport.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { countReportsOf, findShownPost, insertReport } from './store.ts';

/** Reports another member's post, once for each member, and returns the number of the report. */
export async function reportPost(
  { kind, postNo, reason, words }: CallValue<Calls['postIntReport']>,
  { db, now, caller, log }: MemberContext,
): Promise<number> {
  const post = await findShownPost(db, kind, postNo);
  if (!post) throw new HttpError('NOT_FOUND');
  const line = await transition(
    postReportLifecycle,
    { from: null, event: 'report', by: 'member' },
    () => post.member_no !== caller.memberNo,
    log,
    { postNo },
  );
  if (!line) throw new BusinessError('REPORT_OWN_POST');
  const earlier = await countReportsOf(db, caller.memberNo, new Date(now.getTime() - DAY_MS));
  const reportNo = await insertReport(db, {
    post_no: postNo,
    member_no: caller.memberNo,
    reason,
    words,
    status: line.to,
    reported_at: now,
  });
  if (reportNo === null) throw new BusinessError('REPORT_DUPLICATE');
  if (earlier >= MAX_POST_REPORTS_A_DAY) throw new BusinessError('REPORTS_EXCEEDED');
  return reportNo;
}

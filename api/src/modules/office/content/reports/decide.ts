import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { hidePost, restorePost } from '../../../space/posts/hide.ts';
import { moveReports } from '../../../space/reports/moveReports.ts';
import { requirePost } from '../../parts/lockMatter.ts';
import { POST_OBJECT } from '../../parts/objects.ts';

const ACTS = { hide: 'hide post', dismiss: 'dismiss reports', restore: 'restore post' } as const;

/** Hides a reported post, dismisses its reports, or restores it. Returns the number of reports decided. */
export async function decideReport(
  { postNo, decision, lastReportNo, reason }: CallValue<Calls['officeDecideReport']>,
  context: MemberContext,
): Promise<number> {
  const row = await requirePost(postNo, ACTS[decision], context);
  // A post deleted by its writer can be neither hidden nor restored.
  const isPossible = row.deleted_at ? decision === 'dismiss' : row.is_hidden === (decision === 'restore');
  if (!isPossible) throw new BusinessError('OFFICE_STATE_CHANGED');
  const reportNos = await moveReports({ postNo, decision }, context);
  const isUnread = reportNos.some((reportNo) => reportNo > (lastReportNo ?? 0));
  if (decision !== 'restore' && (reportNos.length === 0 || isUnread)) throw new BusinessError('OFFICE_STATE_CHANGED');
  const { kind, title, member_no: memberNo, replied_to: repliedTo } = row;
  const post = { postNo, kind, title, memberNo, repliedTo };
  if (decision === 'hide') await hidePost({ ...post, reason }, context);
  if (decision === 'restore') await restorePost(post, context);
  await recordAct(context, {
    act: ACTS[decision],
    object: POST_OBJECT,
    objectNo: postNo,
    reason,
    detail: { reports: reportNos.length },
  });
  return reportNos.length;
}

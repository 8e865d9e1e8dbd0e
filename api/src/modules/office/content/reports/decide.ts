import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, type Target } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { hidePost, restorePost } from '../../../space/posts/hide.ts';
import { moveReports } from '../../../space/reports/moveReports.ts';
import { lockPost } from '../../../space/reports/store.ts';

const ACTS = { hide: 'hide post', dismiss: 'dismiss reports', restore: 'restore post' } as const;

/** A post that others have reported; it is its writer's. */
const target: Target<NonNullable<Awaited<ReturnType<typeof lockPost>>>> = {
  object: 'member_post',
  lock: async (postNo, { db }) => (await lockPost(db, postNo)) ?? null,
  memberNo: ({ member_no }) => member_no,
};

/** Hides a reported post, dismisses its reports, or shows it again. Answers how many reports that decided. */
export const decideReport = (
  { postNo, decision, lastReportNo, reason }: CallValue<Calls['officeDecideReport']>,
  context: MemberContext,
): Promise<number> =>
  act(
    target,
    {
      act: ACTS[decision],
      no: postNo,
      reason,
      check(row) {
        // A post that its writer has deleted can neither be hidden nor shown again.
        const isPossible = row.deleted_at ? decision === 'dismiss' : row.is_hidden === (decision === 'restore');
        if (!isPossible) throw new BusinessError('OFFICE_STATE_CHANGED');
      },
      async do({ kind, title, member_no: memberNo, replied_to: repliedTo }) {
        const reportNos = await moveReports({ postNo, decision }, context);
        const isUnread = reportNos.some((reportNo) => reportNo > (lastReportNo ?? 0));
        if (decision !== 'restore' && (reportNos.length === 0 || isUnread))
          throw new BusinessError('OFFICE_STATE_CHANGED');
        const post = { postNo, kind, title, memberNo, repliedTo };
        if (decision === 'hide') await hidePost({ ...post, reason }, context);
        if (decision === 'restore') await restorePost(post, context);
        return reportNos.length;
      },
      entry: (_row, reports) => ({ detail: { reports } }),
    },
    context,
  );

import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { officeDecideReport } from '@portal/shared/contract/office';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { boardName, type ReportedPost } from './kinds.ts';

export type ReportAction = ReportedPost['allowedActions'][number];
type Deciding = Mutation<CallInput<typeof officeDecideReport>, CallEntity<typeof officeDecideReport>>;

/** Texts of each decision: its dialog and its confirmation. */
export const DECISIONS: Record<
  ReportAction,
  { title: string; action: string; done: string; isDangerous?: true; reasonLabel: string; reasonMissing?: string }
> = {
  hide: {
    title: '글 숨기기',
    action: '숨기기',
    done: '글을 숨겼습니다. 글쓴이에게 사유를 알립니다.',
    isDangerous: true,
    reasonLabel: '숨기는 사유 (글쓴이가 읽습니다)',
    reasonMissing: '글을 숨기는 사유를 입력해주세요.',
  },
  dismiss: {
    title: '신고 종결',
    action: '문제없음으로 종결',
    done: '신고를 종결했습니다. 글은 그대로 보입니다.',
    reasonLabel: '남길 말',
  },
  restore: {
    title: '글 다시 보이기',
    action: '다시 보이기',
    done: '글이 다시 보입니다. 글쓴이에게 알립니다.',
    reasonLabel: '남길 말',
  },
};

/** Opens the dialog for a decision on a reported post. */
export function decideOnPost(post: ReportedPost, decision: ReportAction, deciding: Deciding): void {
  const { done, ...words } = DECISIONS[decision];
  const lastReportNo = post.reports.at(-1)?.reportNo;
  void openDecision({
    ...words,
    details: [
      { term: '글', description: post.title },
      { term: '게시판', description: `${boardName(post.kind)}, ${post.writer}` },
      { term: '신고', description: `${post.reports.length}건` },
    ],
    send: async (reason) => {
      await deciding.mutate({
        postNo: post.postNo,
        decision,
        reason,
        ...(lastReportNo !== undefined && { lastReportNo }),
      });
      toast(done);
    },
  });
}

import { CallError, useMutation } from '@portal/shared/client';
import {
  officeArticle,
  officeArticles,
  officePublishArticle,
  officeWithdrawArticle,
  type OfficeArticleKind,
} from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { alert, confirm } from '@portal/shared/overlay';
import { serverNow } from '@portal/shared/time';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { stateName, type OfficeArticle } from './kind/kinds.ts';
import { publishingWords } from './publishingWords.ts';

/** Publishes and withdraws articles. A rejected request reloads the list, which was out of date. */
export function usePublishing(kind: OfficeArticleKind, reload: () => void) {
  const options = { quiet: true, invalidates: [officeArticles, officeArticle] } as const;
  const publishing = useMutation(officePublishArticle, options);
  const withdrawing = useMutation(officeWithdrawArticle, options);

  const publish = async (article: OfficeArticle) => {
    const { no, version } = article;
    if (
      !(await confirm(publishingWords(article, serverNow()), {
        yes: article.state === 'draft' ? '게시하기' : '지금 게시',
      }))
    )
      return;
    try {
      await publishing.mutate({ kind, no, version });
      toast('게시했습니다.');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await alert(error.message);
      reload();
    }
  };

  const withdraw = (article: OfficeArticle) =>
    void openDecision({
      title: '내리기',
      details: [
        { term: '제목', description: article.title },
        { term: '상태', description: stateName(article.state) },
        { term: '게시', description: formatDateTime(article.publishedAt) },
      ],
      note: '방문자에게 바로 보이지 않게 됩니다. 글 속의 사진과 첨부파일도 열 수 없습니다. 다시 게시할 수 있습니다.',
      action: '내리기',
      isDangerous: true,
      reasonLabel: '내리는 사유',
      reasonMissing: '내리는 사유를 입력해주세요.',
      send: async (reason) => {
        const { no, version } = article;
        try {
          await withdrawing.mutate({ kind, no, version, reason });
        } catch (error) {
          reload();
          throw error;
        }
        toast('내렸습니다.');
      },
    });

  return { publish: (article: OfficeArticle) => void publish(article), withdraw };
}

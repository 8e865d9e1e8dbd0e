import { useCountedView, useItem } from '@portal/shared/client';
import { countPostView, getMapBoard } from '@portal/shared/contract/space';
import { useNumberParam } from '@portal/shared/router';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { HiddenNote } from '../parts/report/HiddenNote.tsx';
import { ReportButton } from '../parts/report/ReportButton.tsx';
import { memberBoard } from './memberBoard.ts';

export default function MemberBoardViewPage() {
  const boardNo = useNumberParam('boardNo');
  const query = useItem(getMapBoard, { boardNo: boardNo ?? 0 }, { enabled: boardNo !== null });
  useCountedView(countPostView, query.data ? { boardNo: query.data.boardNo } : null);
  return (
    <ArticleViewPage
      board={memberBoard}
      no={boardNo}
      query={query}
      above={({ hiddenReason }) => <HiddenNote reason={hiddenReason} />}
      extra={(post) => <ReportButton kind="board" postNo={post.boardNo} post={post} />}
    />
  );
}

import { useCountedView, useItem } from '@portal/shared/client';
import { countPostView, getListBoxBoard, getMapBoard } from '@portal/shared/contract/space';
import { ReportButton } from '@portal/shared/report';
import { useNumberParam } from '@portal/shared/router';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { OwnPostActions } from '../parts/posts/OwnPostActions.tsx';
import { Replies } from '../parts/replies/Replies.tsx';
import { HiddenNote } from '../parts/report/HiddenNote.tsx';
import { memberBoard } from './memberBoard.ts';

export default function MemberBoardViewPage() {
  const boardNo = useNumberParam('boardNo');
  const query = useItem(getMapBoard, boardNo === null ? null : { boardNo });
  useCountedView(countPostView, query.data ? { boardNo: query.data.boardNo } : null);
  return (
    <ArticleViewPage
      board={memberBoard}
      no={boardNo}
      query={query}
      above={({ hiddenReason }) => <HiddenNote reason={hiddenReason} />}
      extra={(post) => <ReportButton kind="board" postNo={post.boardNo} post={post} />}
      below={(post) => (
        <>
          <OwnPostActions board={memberBoard} kind="board" no={post.boardNo} post={post} list={getListBoxBoard} />
          <Replies
            key={post.boardNo}
            kind="board"
            postNo={post.boardNo}
            list={getListBoxBoard}
            closed={post.hiddenReason !== undefined}
          />
        </>
      )}
    />
  );
}

import { PenLine } from 'lucide-react';
import { useList } from '@portal/shared/client';
import { getListBoxBoard } from '@portal/shared/contract/space';
import { Badge, ButtonLink } from '@portal/shared/ui';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { memberBoard } from './memberBoard.ts';

export default function MemberBoardPage() {
  const keywordSearch = useKeywordSearch();
  return (
    <ArticleListPage
      board={memberBoard}
      keywordSearch={keywordSearch}
      query={useList(getListBoxBoard, keywordSearch.input)}
      numberOf={({ boardNo }) => boardNo}
      mark={({ isMine }) => isMine && <Badge tone="info">내 글</Badge>}
      actions={
        <ButtonLink to="/space/board/write" icon={<PenLine />}>
          글쓰기
        </ButtonLink>
      }
    />
  );
}

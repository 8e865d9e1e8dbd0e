import { PenLine } from 'lucide-react';
import { useList } from '@portal/shared/client';
import { getListBoxBoard } from '@portal/shared/contract/space';
import { Badge, ButtonLink } from '@portal/shared/ui';
import { useKeyword } from '../parts/address/useKeyword.ts';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { memberBoard } from './memberBoard.ts';

export default function MemberBoardPage() {
  const words = useKeyword();
  return (
    <ArticleListPage
      board={memberBoard}
      words={words}
      query={useList(getListBoxBoard, words.input)}
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

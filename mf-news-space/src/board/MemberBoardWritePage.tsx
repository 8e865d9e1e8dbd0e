import { useMutation } from '@portal/shared/client';
import { getListBoxBoard, postIntBoard } from '@portal/shared/contract/space';
import { WritePage } from '../parts/writing/WritePage.tsx';
import { memberBoard } from './memberBoard.ts';

export default function MemberBoardWritePage() {
  const post = useMutation(postIntBoard, { invalidates: [getListBoxBoard] });
  return (
    <WritePage
      board={memberBoard}
      title="회원게시판 글쓰기"
      lead="올린 글은 로그인한 회원만 볼 수 있고, 이름은 일부를 가려 보여 드립니다."
      send={({ title, content, files }) => post.mutate({ title, content, files })}
    />
  );
}

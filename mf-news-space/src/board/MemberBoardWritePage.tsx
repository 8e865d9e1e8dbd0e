import { useItem, useMutation } from '@portal/shared/client';
import { patchIntBoard } from '@portal/shared/contract/ownPost';
import { getListBoxBoard, getMapBoard, postIntBoard } from '@portal/shared/contract/space';
import { useNumberParam } from '@portal/shared/router';
import { ChangePage } from '../parts/writing/ChangePage.tsx';
import { boardInput, emptyPost } from '../parts/writing/post.ts';
import { WritePage } from '../parts/writing/WritePage.tsx';
import { memberBoard } from './memberBoard.ts';

const LEAD = '올린 글은 로그인한 회원만 볼 수 있고, 이름은 일부를 가려 보여드립니다.';

/** Page for a new post, or for changes to the own post `boardNo`. */
export default function MemberBoardWritePage() {
  const boardNo = useNumberParam('boardNo');
  return boardNo === null ? <New /> : <Changed key={boardNo} boardNo={boardNo} />;
}

function New() {
  const post = useMutation(postIntBoard, { invalidates: [getListBoxBoard] });
  return (
    <WritePage
      board={memberBoard}
      title="회원게시판 글쓰기"
      lead={LEAD}
      send={(typed) => post.mutate(boardInput(typed))}
    />
  );
}

function Changed({ boardNo }: { boardNo: number }) {
  const title = '회원게시판 글 고치기';
  const change = useMutation(patchIntBoard, { invalidates: [getListBoxBoard, getMapBoard], leavesPage: true });
  return (
    <ChangePage board={memberBoard} title={title} query={useItem(getMapBoard, { boardNo })}>
      {(post) => (
        <WritePage
          board={memberBoard}
          title={title}
          lead={LEAD}
          changed={{
            no: boardNo,
            values: { ...emptyPost, title: post.title, content: post.content, files: post.files },
          }}
          send={async (typed) => {
            await change.mutate({ boardNo, ...boardInput(typed) });
            return boardNo;
          }}
        />
      )}
    </ChangePage>
  );
}

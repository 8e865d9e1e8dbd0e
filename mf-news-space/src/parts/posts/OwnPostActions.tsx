import { PenLine, Trash2 } from 'lucide-react';
import { useMutation } from '@portal/shared/client';
import type { Call } from '@portal/shared/contract';
import { patchIntPostDelete } from '@portal/shared/contract/ownPost';
import type { RepliedKind } from '@portal/shared/contract/reply';
import { confirm } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, toast } from '@portal/shared/ui';
import { changePath, type Board } from '../articles/board.ts';

interface OwnPostActionsProps {
  board: Board;
  kind: RepliedKind;
  no: number;
  post: { title: string; isMine: boolean; hiddenReason?: string | undefined };
  /** Call that lists the board. */
  list: Call;
}

/** Buttons below an own post to change or delete it. A hidden one can only be deleted. */
export function OwnPostActions({ board, kind, no, post, list }: OwnPostActionsProps) {
  const navigate = useNavigate();
  const deleting = useMutation(patchIntPostDelete, { invalidates: [list], leavesPage: true });
  if (!post.isMine) return null;
  const remove = async () => {
    const question = `‘${post.title}’ 글을 지우시겠습니까? 댓글과 첨부파일도 함께 사라지고 되돌릴 수 없습니다.`;
    if (!(await confirm(question, { yes: '예, 지웁니다', no: '아니오' }))) return;
    await deleting.mutate({ kind, postNo: no });
    toast('글을 지웠습니다.');
    await navigate(board.path, { replace: true });
  };
  return (
    <Actions>
      {post.hiddenReason === undefined && (
        <ButtonLink variant="secondary" icon={<PenLine />} to={changePath(board, no)}>
          글 고치기
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        icon={<Trash2 />}
        busy={deleting.isPending}
        // The client has shown the error.
        onClick={() => void remove().catch(() => undefined)}
      >
        글 지우기
      </Button>
    </Actions>
  );
}

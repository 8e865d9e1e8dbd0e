import { useRef } from 'react';
import { useMutation } from '@portal/shared/client';
import type { Call, CallEntity } from '@portal/shared/contract';
import { patchIntPostDelete } from '@portal/shared/contract/ownPost';
import { getListBoxReply, patchIntReply } from '@portal/shared/contract/reply';
import { formatDateTime } from '@portal/shared/format';
import { confirm } from '@portal/shared/overlay';
import { ReportButton } from '@portal/shared/report';
import { Badge, Button, toast } from '@portal/shared/ui';
import styles from './Replies.module.css';
import { ReplyForm } from './ReplyForm.tsx';

type Reply = CallEntity<typeof getListBoxReply>['list'][number];

/** Length of the quote that distinguishes the buttons of replies. */
const NAME_LENGTH = 20;
const nameOf = ({ content }: Reply) =>
  content.length > NAME_LENGTH ? `${content.slice(0, NAME_LENGTH).trimEnd()}…` : content;

interface ReplyItemProps {
  reply: Reply;
  list: Call;
  /** Its author is changing it. */
  isChanged: boolean;
  onChange: () => void;
  onDone: () => void;
  onDeleted: () => void;
}

/** A reply, with buttons to change and delete it for its author, and to report it for others. */
export function ReplyItem({ reply, list, isChanged, onChange, onDone, onDeleted }: ReplyItemProps) {
  const { replyNo, content, writer, regDate, editedAt, isMine } = reply;
  const root = useRef<HTMLElement>(null);
  const changing = useMutation(patchIntReply, { quiet: true, invalidates: [getListBoxReply] });
  const deleting = useMutation(patchIntPostDelete, { invalidates: [getListBoxReply, list] });
  const name = nameOf(reply);
  const done = () => {
    root.current?.focus();
    onDone();
  };
  const remove = async () => {
    const question = `댓글 ‘${name}’을(를) 지우시겠습니까? 되돌릴 수 없습니다.`;
    if (!(await confirm(question, { yes: '예, 지웁니다', no: '아니오' }))) return;
    await deleting.mutate({ kind: 'reply', postNo: replyNo });
    toast('댓글을 지웠습니다.');
    onDeleted();
  };
  return (
    <article ref={root} className={styles.reply} tabIndex={-1} aria-label={`${writer}님의 댓글`}>
      <p className={styles.details}>
        <strong>{writer}</strong>
        {isMine && <Badge tone="info">내 댓글</Badge>}
        <time dateTime={regDate}>{formatDateTime(regDate)}</time>
        {editedAt && <time dateTime={editedAt}>{formatDateTime(editedAt)} 고침</time>}
      </p>
      {isChanged ? (
        <ReplyForm
          draftKey={`reply-change:${replyNo}`}
          label="댓글 고치기"
          submitLabel="저장"
          start={content}
          send={async (typed) => {
            await changing.mutate({ replyNo, content: typed.content });
          }}
          onSent={() => {
            toast('댓글을 고쳤습니다.');
            done();
          }}
          onCancel={done}
        />
      ) : (
        <>
          <p className={styles.content}>{content}</p>
          {isMine ? (
            <p className={styles.actions}>
              <Button variant="plain" size="small" aria-label={`댓글 ‘${name}’ 고치기`} onClick={onChange}>
                고치기
              </Button>
              <Button
                variant="plain"
                size="small"
                aria-label={`댓글 ‘${name}’ 지우기`}
                busy={deleting.isPending}
                onClick={() => void remove().catch(() => undefined)}
              >
                지우기
              </Button>
            </p>
          ) : (
            <ReportButton kind="reply" postNo={replyNo} post={{ title: name, isMine }} />
          )}
        </>
      )}
    </article>
  );
}

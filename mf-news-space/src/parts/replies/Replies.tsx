import { useRef, useState } from 'react';
import { useList, useMutation } from '@portal/shared/client';
import type { Call } from '@portal/shared/contract';
import { getListBoxReply, postIntReply, type RepliedKind } from '@portal/shared/contract/reply';
import { formatCount } from '@portal/shared/format';
import { InfiniteList, toast } from '@portal/shared/ui';
import styles from './Replies.module.css';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyItem } from './ReplyItem.tsx';

/** Replies per request. */
const PAGE_SIZE = 50;

interface RepliesProps {
  kind: RepliedKind;
  postNo: number;
  /** Call that lists the board, which includes the number of replies. */
  list: Call;
  /** Nobody can reply, because the post is hidden. */
  closed: boolean;
}

/** Replies to a post, oldest first, and the form for another one. */
export function Replies({ kind, postNo, list, closed }: RepliesProps) {
  const query = useList(getListBoxReply, { kind, postNo, limit: PAGE_SIZE }, { background: true });
  const writing = useMutation(postIntReply, { quiet: true, invalidates: [getListBoxReply, list] });
  const [changed, setChanged] = useState<number | null>(null);
  // A new form for each reply, without the draft of the last one.
  const [written, setWritten] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  return (
    <section className={styles.root} aria-labelledby="replies">
      <h2 id="replies" ref={heading} tabIndex={-1}>
        댓글 {query.totalRow !== null && <span className={styles.count}>{formatCount(query.totalRow)}개</span>}
      </h2>
      <InfiniteList
        query={query}
        label="댓글"
        itemKey={({ replyNo }) => replyNo}
        skeletonCount={2}
        byButton
        empty={<p className={styles.empty}>아직 댓글이 없습니다.{!closed && <span> 첫 댓글을 남겨주세요.</span>}</p>}
        renderItem={(reply) => (
          <ReplyItem
            reply={reply}
            list={list}
            isChanged={changed === reply.replyNo}
            onChange={() => setChanged(reply.replyNo)}
            onDone={() => setChanged(null)}
            onDeleted={toHeading}
          />
        )}
      />
      {closed ? (
        <p className={styles.empty}>협회가 숨긴 글에는 댓글을 쓸 수 없습니다.</p>
      ) : (
        <ReplyForm
          key={written}
          draftKey={`reply:${kind}:${postNo}`}
          label="댓글 쓰기"
          hint="다른 회원을 헐뜯는 말이나 개인정보는 적지 마세요."
          submitLabel="댓글 올리기"
          send={async ({ content }) => {
            await writing.mutate({ kind, postNo, content });
          }}
          onSent={() => {
            toHeading();
            setWritten(written + 1);
            toast(query.hasMore ? '댓글을 올렸습니다. 더보기를 누르면 맨 아래에 있습니다.' : '댓글을 올렸습니다.');
          }}
        />
      )}
    </section>
  );
}

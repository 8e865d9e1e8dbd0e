import { association } from '@portal/shared/association';
import { StoredFiles } from '@portal/shared/documents';
import { formatDateTime } from '@portal/shared/format';
import { Badge } from '@portal/shared/ui';
import type { Inquiry } from '../base/inquiryBoard.ts';
import styles from './Entry.module.css';

/** A question of the member, or an answer of the association. */
export function Entry({ entry, isFirst }: { entry: Inquiry['entries'][number]; isFirst: boolean }) {
  const { entryNo, isAnswer, content, files, regDate } = entry;
  const heading = `inquiry-entry-${entryNo}`;
  return (
    <article className={`${styles.root} ${isAnswer ? styles.answer : ''}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {isAnswer ? <Badge tone="success">답변</Badge> : <Badge tone="info">{isFirst ? '문의' : '추가 문의'}</Badge>}
        <span>{isAnswer ? association.name : '내가 쓴 내용'}</span>
        <time dateTime={regDate} className={styles.time}>
          {formatDateTime(regDate)}
        </time>
      </h2>
      <p className={styles.content}>{content}</p>
      <StoredFiles files={files} />
    </article>
  );
}

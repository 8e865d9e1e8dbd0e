import { StoredFiles } from '@portal/shared/documents';
import { formatDateTime } from '@portal/shared/format';
import { Badge } from '@portal/shared/ui';
import styles from './Entry.module.css';
import type { Inquiry } from './inquiry.ts';

/** A question, or an answer with its author. */
export function Entry({ entry }: { entry: Inquiry['entries'][number] }) {
  const { entryNo, isAnswer, answeredBy, content, files, regDate } = entry;
  const heading = `inquiry-entry-${entryNo}`;
  return (
    <article className={`${styles.root} ${isAnswer ? styles.answer : ''}`} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        <Badge tone={isAnswer ? 'success' : 'info'}>{isAnswer ? '답변' : '질문'}</Badge>
        {isAnswer && <span>{answeredBy ?? '그만둔 직원'}</span>}
        <time dateTime={regDate} className={styles.time}>
          {formatDateTime(regDate)}
        </time>
      </h3>
      <p className={styles.content}>{content}</p>
      <StoredFiles files={files} />
    </article>
  );
}

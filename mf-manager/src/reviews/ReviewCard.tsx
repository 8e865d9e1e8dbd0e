import { pictureUrl } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxReview } from '@portal/shared/contract/space';
import { formatDate } from '@portal/shared/format';
import { ReportButton } from '@portal/shared/report';
import { Article, Card, VisuallyHidden } from '@portal/shared/ui';
import styles from './ReviewCard.module.css';

const MAX_SCORE = 5;

type Review = CallEntity<typeof getListBoxReview>['list'][number];

/** A complete review: it has no page of its own. */
export function ReviewCard({ review }: { review: Review }) {
  const { reviewNo, title, content, score, subject, writer, regDate, imagePath } = review;
  return (
    <Card className={styles.root}>
      <p className={styles.score}>
        <VisuallyHidden>{`별점 ${MAX_SCORE}점 만점에 ${score}점`}</VisuallyHidden>
        <span aria-hidden="true">{'★'.repeat(score) + '☆'.repeat(MAX_SCORE - score)}</span>
      </p>
      <h2 className={styles.title}>{title}</h2>
      {imagePath && (
        <img className={styles.picture} src={pictureUrl(imagePath)} alt="" loading="lazy" decoding="async" />
      )}
      <Article html={content} />
      <p className={styles.about}>{[subject, writer, formatDate(regDate)].filter(Boolean).join(' · ')}</p>
      <ReportButton kind="review" postNo={reviewNo} post={review} />
    </Card>
  );
}

import { pictureUrl } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import type { fetchNewsList } from '@portal/shared/contract/news';
import { formatDay } from '@portal/shared/format';
import { Card, CardLink } from '@portal/shared/ui';
import { webUrl } from '../parts/urls/webUrl.ts';
import styles from './FoodNewsCard.module.css';

type FoodNews = CallEntity<typeof fetchNewsList>['list'][number];

/** One item of the news feed; its picture comes from the portal's own files or from the publisher. */
export function FoodNewsCard({ news }: { news: FoodNews }) {
  const url = webUrl(news.url);
  const eyebrow = (
    <>
      <span>{news.source}</span>
      <time dateTime={news.regDate}>{formatDay(news.regDate)}</time>
    </>
  );
  if (!url) {
    return (
      <Card className={styles.plain}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <p className={styles.title}>{news.title}</p>
        <p className={styles.summary}>{news.summary}</p>
      </Card>
    );
  }
  const picture = news.imagePath && (
    <img
      className={styles.picture}
      src={webUrl(news.imagePath) ?? pictureUrl(news.imagePath)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <CardLink href={url} target="_blank" title={news.title} eyebrow={eyebrow} image={picture}>
      <p className={styles.summary}>{news.summary}</p>
    </CardLink>
  );
}

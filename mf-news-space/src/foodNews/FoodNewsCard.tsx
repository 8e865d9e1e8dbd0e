import { pictureUrl } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import type { fetchNewsList } from '@portal/shared/contract/news';
import { formatDay } from '@portal/shared/format';
import { CardLink } from '@portal/shared/ui';
import { viewPath } from '../parts/articles/board.ts';
import { useListPositionState } from '../parts/articles/listPosition.ts';
import { foodBoard } from './foodBoard.ts';
import styles from './FoodNewsCard.module.css';

type FoodNews = CallEntity<typeof fetchNewsList>['list'][number];

/** A food news item, which is read on its own page. */
export function FoodNewsCard({ news }: { news: FoodNews }) {
  const state = useListPositionState();
  const eyebrow = (
    <>
      <span>{news.source}</span>
      <time dateTime={news.regDate}>{formatDay(news.regDate)}</time>
    </>
  );
  const picture = news.imagePath && (
    <img className={styles.picture} src={pictureUrl(news.imagePath)} alt="" loading="lazy" decoding="async" />
  );
  return (
    <CardLink to={viewPath(foodBoard, news.newsNo)} state={state} title={news.title} eyebrow={eyebrow} image={picture}>
      <p className={styles.summary}>{news.summary}</p>
    </CardLink>
  );
}

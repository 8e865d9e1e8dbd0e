import type { Selectable } from 'kysely';
import { toMoment } from '../../clock/seoul.ts';
import type { ArticleTable, FoodNewsTable } from '../../database/tables/news.ts';

export type ArticleRow = Omit<Selectable<ArticleTable>, 'content' | 'plain_text' | 'kind' | 'category'>;

/** An article as lists show it. */
export const presentArticle = (row: ArticleRow) => ({
  title: row.title,
  summary: row.summary,
  writer: row.writer,
  regDate: toMoment(row.published_at),
  viewCnt: row.view_cnt,
  imagePath: row.image_path,
});

export const presentFoodNews = (row: Omit<Selectable<FoodNewsTable>, 'source_key' | 'fetched_at'>) => ({
  newsNo: row.news_no,
  title: row.title,
  summary: row.summary,
  source: row.source,
  url: row.url,
  imagePath: row.image_path,
  regDate: toMoment(row.published_at),
});

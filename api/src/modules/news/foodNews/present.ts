import type { Selectable } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import type { FoodNewsTable } from '../../../database/types/tables/news.ts';

export const presentFoodNews = (row: Omit<Selectable<FoodNewsTable>, 'source_key' | 'fetched_at' | 'content'>) => ({
  newsNo: row.news_no,
  title: row.title,
  summary: row.summary,
  source: row.source,
  url: row.url,
  imagePath: row.image_path,
  regDate: seoulTimestamp(row.published_at),
});

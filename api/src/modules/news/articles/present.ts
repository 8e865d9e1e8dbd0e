import type { Selectable } from 'kysely';
import { seoulTimestamp } from '@portal/shared/time';
import type { ArticleTable } from '../../../database/types/tables/news.ts';
import type { PublicationColumns } from '../../../database/types/tables/publication.ts';

export type ArticleRow = Omit<
  Selectable<ArticleTable>,
  'content' | 'plain_text' | 'kind' | 'category' | Exclude<keyof PublicationColumns, 'published_at'>
>;

/** Article as shown in lists. */
export const presentArticle = (row: ArticleRow) => ({
  title: row.title,
  summary: row.summary,
  writer: row.writer,
  regDate: seoulTimestamp(row.published_at),
  viewCnt: row.view_cnt,
  imagePath: row.image_path,
});

import type { ArticleFileTable } from '../../database/tables/news.ts';
import type { Selectable } from 'kysely';

export const presentFile = (row: Pick<Selectable<ArticleFileTable>, 'path' | 'file_name' | 'size'>) => ({
  path: row.path,
  fileName: row.file_name,
  size: row.size,
});

import type { Selectable } from 'kysely';
import type { ArticleFileTable } from '../../../database/types/tables/news.ts';

/** Wire shape of a file. */
export const presentFile = (row: Pick<Selectable<ArticleFileTable>, 'path' | 'file_name' | 'size'>) => ({
  path: row.path,
  fileName: row.file_name,
  size: row.size,
});

import { toPage } from '../../../database/page.ts';
import type { ArticleKind } from '../../../database/types/tables/news.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext, PublicContext } from '../../../pipeline/handler.ts';
import { presentFile } from '../../files/storedFiles/present.ts';
import { presentArticle, type ArticleRow } from './present.ts';
import {
  countArticleDownload,
  fetchArticles,
  findArticle,
  findArticleFiles,
  findArticleNeighbours,
  type ArticleSearch,
} from './store.ts';

/** Page of published articles of one kind. */
export async function listArticles<Item>(
  { kind, ...search }: ArticleSearch & { kind: ArticleKind },
  { db, now }: PublicContext,
  present: (row: ArticleRow) => Item,
) {
  return toPage(await fetchArticles(db, kind, search, now), search, present);
}

/** Published article with its files and neighbours. */
export async function viewArticle(
  { kind, articleNo }: { kind: ArticleKind; articleNo: number },
  { db, now, views }: CallContext,
) {
  const row = await findArticle(db, kind, articleNo, now);
  if (!row) throw new HttpError('NOT_FOUND');
  const viewCnt = row.view_cnt + views.unstored('article', articleNo);
  const files = await findArticleFiles(db, articleNo);
  const neighbours = await findArticleNeighbours(db, kind, row, now);
  return {
    row,
    detail: { ...presentArticle(row), viewCnt, content: row.content, files: files.map(presentFile), ...neighbours },
  };
}

/** Counts a view of a published article and returns the total. */
export async function countArticleView(
  { kind, articleNo }: { kind: ArticleKind; articleNo: number },
  { db, now, browserId, views }: CallContext,
): Promise<number> {
  const row = await findArticle(db, kind, articleNo, now);
  if (!row) throw new HttpError('NOT_FOUND');
  views.count({ table: 'article', no: articleNo, browserId, now });
  return row.view_cnt + views.unstored('article', articleNo);
}

/** Counts a download of a data room entry and returns the total. */
export async function countDownload(
  { dataNo, path }: { dataNo: number; path?: string | undefined },
  { db, now }: CallContext,
): Promise<number> {
  const counted = await countArticleDownload(db, dataNo, path, now);
  if (!counted) throw new HttpError('NOT_FOUND');
  return counted.download_cnt;
}

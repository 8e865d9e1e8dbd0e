import { sql } from 'kysely';
import { findNeighbours } from '../../../database/neighbours.ts';
import { fetchPage, likePattern, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/tables.ts';
import type { ArticleKind } from '../../../database/tables/news.ts';

export interface ArticleSearch extends Paging {
  keyword?: string | undefined;
  category?: 'hygn' | undefined;
}

const listColumns = [
  'article_no',
  'is_top',
  'title',
  'summary',
  'writer',
  'image_path',
  'view_cnt',
  'download_cnt',
  'published_at',
] as const;

function published(db: Queries, kind: ArticleKind, now: Date) {
  return db.selectFrom('article').where('kind', '=', kind).where('published_at', '<=', now);
}

/** A page of articles of a kind, pinned ones first, then the newest. */
export async function fetchArticles(db: Queries, kind: ArticleKind, search: ArticleSearch, now: Date) {
  let matching = published(db, kind, now);
  if (search.category) matching = matching.where('category', '=', search.category);
  if (search.keyword) {
    const pattern = likePattern(search.keyword);
    matching = matching.where((where) =>
      where.or([where('title', 'ilike', pattern), where('plain_text', 'ilike', pattern)]),
    );
  }
  const query = matching
    .select(listColumns)
    .orderBy('is_top', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('article_no', 'desc');
  return fetchPage(query, search);
}

/** Reads one article and counts the view, in one statement. */
export const countArticleView = (db: Queries, kind: ArticleKind, articleNo: number, now: Date) =>
  db
    .updateTable('article')
    .set({ view_cnt: sql<number>`view_cnt + 1` })
    .where('article_no', '=', articleNo)
    .where('kind', '=', kind)
    .where('published_at', '<=', now)
    .returning([...listColumns, 'content'])
    .executeTakeFirst();

export const findArticleFiles = (db: Queries, articleNo: number) =>
  db
    .selectFrom('article_file')
    .select(['path', 'file_name', 'size'])
    .where('article_no', '=', articleNo)
    .orderBy('article_file_no')
    .execute();

/** The published articles of the same kind just before and just after one. */
export const findArticleNeighbours = (
  db: Queries,
  kind: ArticleKind,
  article: { article_no: number; published_at: Date },
  now: Date,
) =>
  findNeighbours(db, published(db, kind, now).select(['article_no as no', 'title', 'published_at as at']), {
    no: article.article_no,
    at: article.published_at,
  });

/**
 * Counts a download of a data room entry, of its file at `path` where one is named; undefined when there is no such
 * entry or file.
 */
export function countArticleDownload(db: Queries, dataNo: number, path: string | undefined, now: Date) {
  let counted = db
    .updateTable('article')
    .set({ download_cnt: sql<number>`download_cnt + 1` })
    .where('article_no', '=', dataNo)
    .where('kind', '=', 'data')
    .where('published_at', '<=', now);
  if (path) {
    counted = counted.where((where) =>
      where.exists(
        where
          .selectFrom('article_file')
          .select('article_file_no')
          .whereRef('article_file.article_no', '=', 'article.article_no')
          .where('path', '=', path),
      ),
    );
  }
  return counted.returning('download_cnt').executeTakeFirst();
}

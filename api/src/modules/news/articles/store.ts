import { sql } from 'kysely';
import { isOutOfTime, isPublished } from '../../../content/published.ts';
import { fetchLongPage, hasKeyword, listSize, type LongList, type LongPaging } from '../../../database/longList.ts';
import { findNeighbours } from '../../../database/neighbours.ts';
import { countOf } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ArticleKind } from '../../../database/types/tables/news.ts';

export interface ArticleSearch extends LongPaging {
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
  return db.selectFrom('article').where('kind', '=', kind).where(isPublished(now));
}

const ARTICLES = {
  table: 'article',
  order: ['is_top', 'published_at', 'article_no'],
  texts: ['title', 'plain_text'],
} as const satisfies LongList;

/** Page of articles of a kind, pinned ones first, then the newest. */
export async function fetchArticles(db: Queries, kind: ArticleKind, search: ArticleSearch, now: Date) {
  const { category, keyword } = search;
  const ofKind = db.selectFrom('article').where('kind', '=', kind);
  const listed = category ? ofKind.where('category', '=', category) : ofKind;
  const published = listed.where(isPublished(now));
  return fetchLongPage(db, ARTICLES, {
    matching: keyword ? published.where(hasKeyword(ARTICLES, keyword)) : published,
    shown: db.selectFrom('article').select(listColumns),
    size: keyword
      ? null
      : sql<number>`(${listSize('article', { kind, category })} - ${countOf(listed.where(isOutOfTime(now)))})`,
    paging: search,
  });
}

export const findArticle = (db: Queries, kind: ArticleKind, articleNo: number, now: Date) =>
  published(db, kind, now)
    .select([...listColumns, 'content'])
    .where('article_no', '=', articleNo)
    .executeTakeFirst();

export const findArticleFiles = (db: Queries, articleNo: number) =>
  db
    .selectFrom('article_file')
    .select(['path', 'file_name', 'size'])
    .where('article_no', '=', articleNo)
    .orderBy('article_file_no')
    .execute();

/** Published articles of the same kind just before and just after this one. */
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
 * Counts a download of a data room entry, or of its file at `path` if given; undefined if there is no such entry or
 * file.
 */
export function countArticleDownload(db: Queries, dataNo: number, path: string | undefined, now: Date) {
  let counted = db
    .updateTable('article')
    .set({ download_cnt: sql<number>`download_cnt + 1` })
    .where('article_no', '=', dataNo)
    .where('kind', '=', 'data')
    .where(isPublished(now));
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

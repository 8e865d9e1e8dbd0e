import { sql } from 'kysely';
import { fetchLongPage, hasKeyword, listSize, type LongList, type LongPaging } from '../../../database/longList.ts';
import { findNeighbours } from '../../../database/neighbours.ts';
import { countOf } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { FoodNewsItem } from '../../../integrations/foodNews/foodNewsFeed.ts';

/** Inserts or updates the feed's items and returns their number. */
export async function upsertFoodNews(db: Queries, items: readonly FoodNewsItem[], now: Date): Promise<number> {
  // One statement may not name the same row twice.
  const distinct = [...new Map(items.map((item) => [item.key, item])).values()];
  if (distinct.length === 0) return 0;
  await db
    .insertInto('food_news')
    .values(
      distinct.map((item) => ({
        source_key: item.key,
        title: item.title,
        summary: item.summary,
        source: item.source,
        url: item.url,
        image_path: item.imagePath,
        content: item.content,
        published_at: item.publishedAt,
        fetched_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('source_key').doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        summary: row.ref('excluded.summary'),
        url: row.ref('excluded.url'),
        image_path: row.ref('excluded.image_path'),
        content: row.ref('excluded.content'),
        fetched_at: row.ref('excluded.fetched_at'),
      })),
    )
    .execute();
  return distinct.length;
}

const FOOD_NEWS = {
  table: 'food_news',
  order: ['published_at', 'news_no'],
  texts: ['title', 'summary'],
} as const satisfies LongList;

const published = (db: Queries, now: Date) => db.selectFrom('food_news').where('published_at', '<=', now);
const listColumns = ['news_no', 'title', 'summary', 'source', 'url', 'image_path', 'published_at'] as const;

/** Page of food news, the newest first. */
export async function listFoodNews(db: Queries, search: LongPaging & { keyword?: string | undefined }, now: Date) {
  const { keyword } = search;
  return fetchLongPage(db, FOOD_NEWS, {
    matching: keyword ? published(db, now).where(hasKeyword(FOOD_NEWS, keyword)) : published(db, now),
    shown: db.selectFrom('food_news').select(listColumns),
    size: keyword
      ? null
      : sql<number>`(${listSize('food_news')} - ${countOf(db.selectFrom('food_news').where('published_at', '>', now))})`,
    paging: search,
  });
}

/** Item of the food news with its text. */
export const findFoodNews = (db: Queries, newsNo: number, now: Date) =>
  published(db, now)
    .select([...listColumns, 'content'])
    .where('news_no', '=', newsNo)
    .executeTakeFirst();

/** Items just before and just after this one. */
export const findFoodNewsNeighbours = (db: Queries, item: { news_no: number; published_at: Date }, now: Date) =>
  findNeighbours(db, published(db, now).select(['news_no as no', 'title', 'published_at as at']), {
    no: item.news_no,
    at: item.published_at,
  });

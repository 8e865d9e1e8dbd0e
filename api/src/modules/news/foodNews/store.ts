import { fetchLongPage, hasKeyword, listSize, type LongList, type LongPaging } from '../../../database/longList.ts';
import { countRows } from '../../../database/page.ts';
import type { Queries } from '../../../database/tables.ts';
import type { FoodNewsItem } from '../../../integrations/foodNews/foodNewsFeed.ts';

/** Stores the feed's items; an item that is stored already is updated. Answers how many there were. */
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

/** A page of food news, the newest first. */
export async function listFoodNews(db: Queries, search: LongPaging & { keyword?: string | undefined }, now: Date) {
  const { keyword } = search;
  const published = db.selectFrom('food_news').where('published_at', '<=', now);
  return fetchLongPage(db, FOOD_NEWS, {
    matching: keyword ? published.where(hasKeyword(FOOD_NEWS, keyword)) : published,
    shown: db
      .selectFrom('food_news')
      .select(['news_no', 'title', 'summary', 'source', 'url', 'image_path', 'published_at']),
    size: keyword
      ? null
      : (await listSize(db, 'food_news')) -
        (await countRows(db.selectFrom('food_news').where('published_at', '>', now))),
    paging: search,
  });
}

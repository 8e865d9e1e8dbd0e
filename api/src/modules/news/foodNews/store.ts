import { fetchPage, likePattern, type Paging } from '../../../database/page.ts';
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

/** A page of food news, the newest first. */
export async function listFoodNews(db: Queries, search: Paging & { keyword?: string | undefined }, now: Date) {
  let matching = db.selectFrom('food_news').where('published_at', '<=', now);
  if (search.keyword) {
    const pattern = likePattern(search.keyword);
    matching = matching.where((where) =>
      where.or([where('title', 'ilike', pattern), where('summary', 'ilike', pattern)]),
    );
  }
  const query = matching
    .select(['news_no', 'title', 'summary', 'source', 'url', 'image_path', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('news_no', 'desc');
  return fetchPage(query, search);
}

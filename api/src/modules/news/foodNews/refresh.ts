import type { Queries } from '../../../database/types/tables.ts';
import type { FoodNewsFeed } from '../../../integrations/foodNews/foodNewsFeed.ts';
import { upsertFoodNews } from './store.ts';

/**
 * Stores the current items of the feed and returns their number. While the feed is down, lists show the stored items.
 */
export async function refreshFoodNews(db: Queries, feed: FoodNewsFeed, now: Date): Promise<number> {
  return upsertFoodNews(db, await feed.read(now), now);
}

import type { Queries } from '../../../database/tables.ts';
import type { FoodNewsFeed } from '../../../integrations/foodNews/foodNewsFeed.ts';
import { upsertFoodNews } from './store.ts';

/** Asks the feed and keeps what it tells; while the feed is down, lists show what is known. */
export async function refreshFoodNews(db: Queries, feed: FoodNewsFeed, now: Date): Promise<number> {
  return upsertFoodNews(db, await feed.read(now), now);
}

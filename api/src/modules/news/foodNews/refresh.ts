import type { Queries } from '../../../database/types/tables.ts';
import type { FoodNewsFeed } from '../../../integrations/foodNews/foodNewsFeed.ts';
import { upsertFoodNews } from './store.ts';

/** Stores what the feed has now; answers how many items it had. While the feed is down, lists show what is stored. */
export async function refreshFoodNews(db: Queries, feed: FoodNewsFeed, now: Date): Promise<number> {
  return upsertFoodNews(db, await feed.read(now), now);
}

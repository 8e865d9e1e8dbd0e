import type { FoodNewsFeed } from './foodNewsFeed.ts';
import { createHttpFeed } from './httpFeed.ts';
import { createSandboxFeed } from './sandboxFeed.ts';

/** The feed at the configured address; without one, the sandbox in a demo and nothing elsewhere. */
export function openFoodNews(address: string | undefined, demo: boolean): FoodNewsFeed {
  if (address) return createHttpFeed(address);
  return demo ? createSandboxFeed() : { read: async () => [] };
}

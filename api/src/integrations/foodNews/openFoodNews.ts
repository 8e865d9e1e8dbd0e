import type { FoodNewsFeed } from './foodNewsFeed.ts';
import { createHttpFeed } from './httpFeed.ts';
import { createSandboxFeed } from './sandboxFeed.ts';

/** The feed at the configured URL; without one, the sandbox in a demo and an empty feed elsewhere. */
export function openFoodNews(url: string | undefined, demo: boolean): FoodNewsFeed {
  if (url) return createHttpFeed(url);
  return demo ? createSandboxFeed() : { read: async () => [] };
}

import { HOUR_MS } from '../../clock/durations.ts';
import type { FoodNewsFeed } from './foodNewsFeed.ts';
import { readStories, storyPicture, type Story } from './sandboxStories.ts';

const HOURS_BETWEEN_STORIES = 15;
const NEWSROOM = 'https://news.hanbit-food.example/food';

/** The text contains no markup characters. */
const contentOf = ({ text }: Story) => text.map((words) => `<p>${words}</p>`).join('');

/**
 * A fictional newsroom instead of a real feed. It publishes on a schedule counted from the epoch, so that a later read
 * returns the same stories and newer ones.
 */
export function createSandboxFeed(): FoodNewsFeed {
  let stories: Story[] | undefined;
  return {
    async read(now) {
      const loaded = (stories ??= readStories());
      const latest = Math.floor(now.getTime() / (HOURS_BETWEEN_STORIES * HOUR_MS));
      return loaded.flatMap((_, back) => {
        const issue = latest - back;
        const number = issue % loaded.length;
        const story = loaded[number];
        if (!story) return [];
        return {
          key: `sandbox-${issue}`,
          title: story.title,
          summary: story.summary,
          source: story.source,
          url: `${NEWSROOM}/${issue}`,
          imagePath: storyPicture(number),
          content: contentOf(story),
          publishedAt: new Date(issue * HOURS_BETWEEN_STORIES * HOUR_MS),
        };
      });
    },
  };
}

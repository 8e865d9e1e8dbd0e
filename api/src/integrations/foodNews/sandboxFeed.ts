import { HOUR_MS } from '../../clock/durations.ts';
import type { FoodNewsFeed } from './foodNewsFeed.ts';
import { STORIES, storyPicture, type Story } from './sandboxStories.ts';
import { WORDS_OF_TOPIC } from './sandboxTopics.ts';

const HOURS_BETWEEN_STORIES = 15;
const NEWSROOM = 'https://news.hanbit-food.example/food';

/** The words contain no markup characters. */
const contentOf = ({ summary, topic, text }: Story) =>
  (text ?? [summary, ...WORDS_OF_TOPIC[topic]]).map((words) => `<p>${words}</p>`).join('');

/**
 * A made-up newsroom instead of the real feed. It publishes on a schedule counted from the epoch, so that a later read
 * finds the same stories and newer ones.
 */
export function createSandboxFeed(): FoodNewsFeed {
  return {
    async read(now) {
      const latest = Math.floor(now.getTime() / (HOURS_BETWEEN_STORIES * HOUR_MS));
      return STORIES.flatMap((_, back) => {
        const issue = latest - back;
        const number = issue % STORIES.length;
        const story = STORIES[number];
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

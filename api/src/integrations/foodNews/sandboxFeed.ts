import { seoulDay, seoulInstant } from '@portal/shared/time';
import type { FoodNewsFeed } from './foodNewsFeed.ts';
import { readStories, storyPicture, type Story } from './sandboxStories.ts';

const NEWSROOM = 'https://news.hanbit-food.example/food';
const HOUR_OF_PUBLICATION = '09:00';

/** The text contains no markup characters. */
const contentOf = ({ text }: Story) => text.map((words) => `<p>${words}</p>`).join('');

/** Last publication of a story, by its day of the year. */
function lastIssue({ day }: Story, now: Date): { year: number; publishedAt: Date } {
  const year = Number(seoulDay(now).slice(0, 4));
  const publishedAt = seoulInstant(`${year}-${day}`, HOUR_OF_PUBLICATION);
  if (publishedAt <= now) return { year, publishedAt };
  return { year: year - 1, publishedAt: seoulInstant(`${year - 1}-${day}`, HOUR_OF_PUBLICATION) };
}

/** A fictional newsroom instead of a real feed. It publishes each story once a year, in its season. */
export function createSandboxFeed(): FoodNewsFeed {
  let stories: Story[] | undefined;
  return {
    async read(now) {
      stories ??= readStories();
      return stories.map((story, number) => {
        const { year, publishedAt } = lastIssue(story, now);
        return {
          key: `sandbox-${year}-${number}`,
          title: story.title,
          summary: story.summary,
          source: story.source,
          url: `${NEWSROOM}/${year}/${number + 1}`,
          imagePath: storyPicture(number),
          content: contentOf(story),
          publishedAt,
        };
      });
    },
  };
}

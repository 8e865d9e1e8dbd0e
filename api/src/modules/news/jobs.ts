import type { Job } from '../../pipeline/job.ts';
import { refreshFoodNews } from './foodNews/refresh.ts';

const HALF_HOUR_SECONDS = 30 * 60;

/**
 * Reads the feed of Korean food news. If the feed is down, the run fails, is logged, and is repeated at the next
 * interval.
 */
const foodNewsJob: Job = {
  name: 'food-news',
  everySeconds: HALF_HOUR_SECONDS,
  async run({ db, integrations, now, log }) {
    const items = await refreshFoodNews(db, integrations.foodNews, now());
    log.info({ items }, 'the food news feed was read');
  },
};

export const newsJobs: readonly Job[] = [foodNewsJob];

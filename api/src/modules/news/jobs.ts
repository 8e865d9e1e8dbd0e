import type { Job } from '../../pipeline/job.ts';
import { refreshFoodNews } from './foodNews/refresh.ts';

const HALF_HOUR_SECONDS = 30 * 60;

/** Brings the food news up to date. A feed that is down is logged and asked again at the next turn. */
export const foodNewsJob: Job = {
  name: 'food-news',
  everySeconds: HALF_HOUR_SECONDS,
  async run({ db, integrations, now, log }) {
    const told = await refreshFoodNews(db, integrations.foodNews, now());
    log.info({ told }, 'the food news feed was read');
  },
};

export const newsJobs: readonly Job[] = [foodNewsJob];

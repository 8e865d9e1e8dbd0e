import type { DemoDays } from '../../../demo/writing.ts';
import { readArticles } from './articles.ts';
import type { Draft } from './dataRoom/draft.ts';
import { readSessions } from './sessions.ts';

/** Exam rounds take place every two months: the first one in January and February. */
const MONTHS_OF_ROUND = 2;
const ROUNDS_OF_YEAR = 12 / MONTHS_OF_ROUND;

/** Current round of exams and later ones: `2026년 제6회`, and `11월과 12월`. */
function roundsFrom(days: DemoDays) {
  const month = Number(/(\d+)월/.exec(days.month(0))?.[1] ?? 1);
  const present = days.year(0) * ROUNDS_OF_YEAR + Math.ceil(month / MONTHS_OF_ROUND) - 1;
  const numberOf = (ahead: number) => ((present + ahead) % ROUNDS_OF_YEAR) + 1;
  return {
    round: (ahead: number) => `${Math.floor((present + ahead) / ROUNDS_OF_YEAR)}년 제${numberOf(ahead)}회`,
    roundMonths: (ahead: number) =>
      `${numberOf(ahead) * MONTHS_OF_ROUND - 1}월과 ${numberOf(ahead) * MONTHS_OF_ROUND}월`,
  };
}

/** Notices on hygiene education, which are also shown on their own page, and all others. */
export const readNotices = (days: DemoDays): Draft[] => [
  ...[...readSessions(days), ...readArticles('hygiene', { ...days })].map((draft): Draft => ({
    ...draft,
    category: 'hygn',
  })),
  ...readArticles('notices', { ...days, ...roundsFrom(days) }),
];

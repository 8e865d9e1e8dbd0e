import type { AsRead } from '@portal/shared/contract';
import type { ScoreSheet } from '@portal/shared/contract/manager';

/** `이론 72, 실무 65 (평균 68.5)`; empty where there are no scores. */
export const scoreText = (sheet: AsRead<ScoreSheet> | null | undefined): string =>
  sheet ? `${sheet.scores.map(({ name, score }) => `${name} ${score}`).join(', ')} (평균 ${sheet.mean})` : '';

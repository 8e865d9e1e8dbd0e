import type { Vital } from '../../src/vitals/vitalsReport.ts';

/** Upper limit of good and lower limit of poor values, from https://web.dev/articles/vitals. */
const LIMITS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export type Rating = 'good' | 'fair' | 'poor';

export function ratingOf(vital: Vital, value: number): Rating {
  const [good, poor] = LIMITS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

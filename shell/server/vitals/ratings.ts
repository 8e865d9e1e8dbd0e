import type { Vital } from '../../src/vitals/vitalsReport.ts';

/** What is good up to the first figure and poor above the second, as https://web.dev/articles/vitals says. */
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

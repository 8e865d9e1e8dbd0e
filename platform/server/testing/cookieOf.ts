import { cohortOf } from '../registry/cohort.ts';

/** Cookie of a visitor whose cohort for an entry is within the limits. */
export function cookieOf(entry: string, from: number, to = from): string {
  for (let visitor = 100; ; visitor += 1) {
    const cohort = cohortOf(entry, visitor);
    if (cohort >= from && cohort <= to) return `portal-cohort=${visitor}`;
  }
}

import type { RegistryEntry } from '@portal/shared/section/registry';

const COOKIE = 'portal-cohort';
/** Lifetime of a visitor's cohort cookie. */
const COOKIE_SECONDS = 30 * 86_400;

/** Cohort that no canary reaches unless its share is 100 %. */
export const LAST_COHORT = 99;

export interface Cohort {
  /** 0 to 99: this visitor gets a canary with a greater share in percent. */
  number: number;
  /** Cookie to set; null if the visitor already has it. */
  cookie: string | null;
}

/** Cohort of a visitor, one of a hundred, drawn at random on the first visit. */
export function cohortOf(cookies: string | undefined, random: () => number = Math.random): Cohort {
  const cookie = /(?:^|;\s*)portal-cohort=(\d{1,2})(?:;|$)/.exec(cookies ?? '');
  if (cookie) return { number: Number(cookie[1]), cookie: null };
  const number = Math.floor(random() * 100);
  return { number, cookie: `${COOKIE}=${number}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax` };
}

/** Builds of an entry for one visitor. */
export type VisitorBuilds<Entry extends RegistryEntry> = Pick<Entry, 'name' | 'current' | 'previous'>;

/** Builds for a cohort: a canary that it gets is `current`, with the live build as `previous`. */
export const buildsFor = <Entry extends RegistryEntry>(entry: Entry, cohort: number): VisitorBuilds<Entry> =>
  entry.canary && cohort < entry.canary.share * 100
    ? { name: entry.name, current: entry.canary.build, previous: entry.current }
    : { name: entry.name, current: entry.current, previous: entry.previous };

import type { RegistryEntry } from '@portal/shared/section/registry';

const COOKIE = 'portal-cohort';
/** A visitor stays in their cohort this long. */
const COOKIE_SECONDS = 30 * 86_400;

/** The cohort that no canary reaches, unless everybody gets it. */
export const LAST_COHORT = 99;

export interface Cohort {
  /** 0 to 99: this visitor gets a canary whose share in percent is greater. */
  number: number;
  /** The cookie to set; null when the visitor already has it. */
  cookie: string | null;
}

/** The cohort of a visitor, one of a hundred; drawn at random on the first visit. */
export function cohortOf(cookies: string | undefined, random: () => number = Math.random): Cohort {
  const cookie = /(?:^|;\s*)portal-cohort=(\d{1,2})(?:;|$)/.exec(cookies ?? '');
  if (cookie) return { number: Number(cookie[1]), cookie: null };
  const number = Math.floor(random() * 100);
  return { number, cookie: `${COOKIE}=${number}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax` };
}

/** The builds that a visitor gets of an entry. */
export type VisitorBuilds<Entry extends RegistryEntry> = Pick<Entry, 'name' | 'current' | 'previous'>;

/** For a visitor of this cohort: a canary they get is `current`, and the ordinary build is `previous`. */
export const buildsFor = <Entry extends RegistryEntry>(entry: Entry, cohort: number): VisitorBuilds<Entry> =>
  entry.canary && cohort < entry.canary.share * 100
    ? { name: entry.name, current: entry.canary.build, previous: entry.current }
    : { name: entry.name, current: entry.current, previous: entry.previous };

import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@portal/shared/section/registry';

const COOKIE = 'portal-cohort';
/** Lifetime of a visitor's cookie. */
const COOKIE_SECONDS = 30 * 86_400;

/** Numbers of visitors; those below were the cohorts of earlier releases, and are replaced. */
const FIRST_NUMBER = 100;
const NUMBERS = 1_000_000;

/** Cohorts of each entry: a share of the visitors is a number of thousandths. */
export const COHORTS = 1000;

export interface Visitor {
  /** Drawn at random on the first visit. */
  number: number;
  /** Cookie to set; null if the visitor already has it. */
  cookie: string | null;
}

export function visitorOf(cookies: string | undefined, random: () => number = Math.random): Visitor {
  const known = Number(/(?:^|;\s*)portal-cohort=(\d{3,6})(?:;|$)/.exec(cookies ?? '')?.[1] ?? 0);
  if (known >= FIRST_NUMBER) return { number: known, cookie: null };
  const number = FIRST_NUMBER + Math.floor(random() * (NUMBERS - FIRST_NUMBER));
  return { number, cookie: `${COOKIE}=${number}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax` };
}

/**
 * Cohort of a visitor for one entry, from 0 to 999. It is independent of those for other entries: visitors of one
 * canary have every other canary as often as all visitors, so that its faults are not taken for theirs.
 */
export const cohortOf = (entry: string, visitor: number): number =>
  createHash('sha256').update(`${entry} ${visitor}`).digest().readUInt32BE() % COHORTS;

/** True if a visitor gets an entry's canary; without a visitor, if everybody does. */
export const isInCanary = ({ name, canary }: RegistryEntry, visitor: number | null): boolean => {
  const cohort = visitor === null ? COHORTS - 1 : cohortOf(name, visitor);
  return canary !== null && cohort < Math.round(canary.share * COHORTS);
};

/** Builds of an entry for one visitor. */
export type VisitorBuilds<Entry extends RegistryEntry> = Pick<Entry, 'name' | 'current' | 'previous'>;

/** Builds with the canary as `current` and the live build as `previous`, or those of everybody else. */
export const buildsFor = <Entry extends RegistryEntry>(entry: Entry, getsCanary: boolean): VisitorBuilds<Entry> =>
  entry.canary && getsCanary
    ? { name: entry.name, current: entry.canary.build, previous: entry.current }
    : { name: entry.name, current: entry.current, previous: entry.previous };

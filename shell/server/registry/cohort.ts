import type { Registry } from '@portal/shared/section/registry';

const COOKIE = 'portal-cohort';
/** A visitor stays in their cohort this long. */
const COOKIE_SECONDS = 30 * 86_400;

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

export const hasCanary = (registry: Registry) => registry.sections.some(({ canary }) => canary !== null);

/** The registry for a visitor of this cohort: a canary they get is `current`, the ordinary build is `previous`. */
export const registryFor = (registry: Registry, cohort: number): Registry => ({
  version: 1,
  sections: registry.sections.map((section) =>
    section.canary && cohort < section.canary.share * 100
      ? { ...section, current: section.canary.build, previous: section.current, canary: null }
      : { ...section, canary: null },
  ),
});

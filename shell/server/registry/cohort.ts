import type { Registry } from '@portal/shared/section/registry';

const COOKIE = 'portal-cohort';
/** A visitor stays in their cohort this long. */
const COOKIE_SECONDS = 30 * 86_400;

export interface Cohort {
  /** 0 to 99: this visitor gets a canary whose share is above it. */
  number: number;
  /** The cookie to set, when the visitor had none. */
  cookie: string | null;
}

/** Which hundredth of the visitors this one belongs to. */
export function cohortOf(cookies: string | undefined, random: () => number = Math.random): Cohort {
  const known = /(?:^|;\s*)portal-cohort=(\d{1,2})(?:;|$)/.exec(cookies ?? '');
  if (known) return { number: Number(known[1]), cookie: null };
  const number = Math.floor(random() * 100);
  return { number, cookie: `${COOKIE}=${number}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax` };
}

export const hasCanary = (registry: Registry) => registry.sections.some(({ canary }) => canary !== null);

/** The registry for one visitor: a canary they get stands as `current`, with the ordinary build to fall back on. */
export const registryFor = (registry: Registry, cohort: number): Registry => ({
  version: 1,
  sections: registry.sections.map((section) =>
    section.canary && cohort < section.canary.share * 100
      ? { ...section, current: section.canary.build, previous: section.current, canary: null }
      : { ...section, canary: null },
  ),
});

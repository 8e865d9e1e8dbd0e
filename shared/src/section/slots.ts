import { PATHS } from './paths.ts';

/** Places on pages for content of other teams, each with its page. */
export const SLOTS = {
  /** Next to the welcome, or below it on a phone. */
  homeAside: PATHS.home,
  /** Below the most used services. */
  homeUpper: PATHS.home,
  /** Below the association's large banners. */
  homeLower: PATHS.home,
  /** On a member's own page, below the member's open tasks. */
  ownUpper: PATHS.me,
  /** On the office's start page, below the employee's pending work. */
  officeLower: PATHS.office,
} as const;

export type SlotName = keyof typeof SLOTS;

/** True if a page has a slot of that name. A build of another release may know other slots. */
export const hasSlot = (path: string, name: string): boolean =>
  Object.entries(SLOTS).some(([slot, page]) => slot === name && page === path);

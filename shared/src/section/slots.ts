import { PATHS } from './paths.ts';

/** The places on pages for what other teams show there, each with the page that has it. */
export const SLOTS = {
  /** Beside the welcome, below it on a phone. */
  homeAside: PATHS.home,
  /** Below the most used services. */
  homeUpper: PATHS.home,
  /** Below the association's large banners. */
  homeLower: PATHS.home,
  /** On a member's own page, below what waits for the member. */
  ownUpper: PATHS.me,
  /** On the office's first page, below what waits for the employee. */
  officeLower: PATHS.office,
} as const;

export type SlotName = keyof typeof SLOTS;

/** Whether a page has a slot of that name. A build of another day may know other slots. */
export const hasSlot = (path: string, name: string): boolean =>
  Object.entries(SLOTS).some(([slot, page]) => slot === name && page === path);

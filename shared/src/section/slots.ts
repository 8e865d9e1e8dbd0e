import { PATHS } from './paths.ts';

/** The places on pages for what other teams show there, each with the page that has it. */
export const SLOTS = {
  /** Beside the welcome, below it on a phone. */
  homeAside: PATHS.home,
  /** Below the most used services. */
  homeUpper: PATHS.home,
  /** Below the association's large banners. */
  homeLower: PATHS.home,
} as const;

export type SlotName = keyof typeof SLOTS;

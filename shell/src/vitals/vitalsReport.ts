/** Where browsers tell how fast pages were for their visitors. No section has a path with a dot. */
export const VITALS_PATH = '/vitals.json';

/** The web vitals by their usual names: times in milliseconds, and CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** By the menus that the frame shows: those of phones, or those of wide screens. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** A vital, and the page that it is of. */
export interface Measured {
  vital: Vital;
  value: number;
  /** The shell for its own pages. */
  section: string;
  build: string;
  /** The page as its section names it, `/news/notice/:number`; empty for what is no page. Never an address. */
  page: string;
}

/** What one document tells, once. No field says who the visitor is. */
export interface VitalsReport {
  device: Device;
  measured: Measured[];
}

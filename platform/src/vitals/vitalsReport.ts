/** Path for browsers' reports of vitals. No section has a path with a dot. */
export const VITALS_PATH = '/vitals.json';

/** Web vitals by their usual names: times in milliseconds, and CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** By the menus that the frame shows: those of phones, or those of wide screens. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** A vital, and the page on which it was measured. */
export interface Measured {
  vital: Vital;
  value: number;
  /** The shell for its own pages. */
  section: string;
  build: string;
  /** Page as declared by its section, `/news/notice/:number`; empty for a path without a page. Never an address. */
  page: string;
}

/** Report of one document, sent once. No field identifies the visitor. */
export interface VitalsReport {
  device: Device;
  measured: Measured[];
}

/** Path for browsers' reports about a build while a canary is active. No section has a path with a dot. */
export const VISITS_PATH = '/visits.json';

/** Events of a visitor and a build, each reported once: opened, failed, or with a refused answer. */
export const VISIT_EVENTS = ['opened', 'failed', 'refused'] as const;
export type VisitEvent = (typeof VISIT_EVENTS)[number];

/** Web vitals that builds are compared by: times in milliseconds, and CLS. */
export const COMPARED_VITALS = ['LCP', 'INP', 'CLS'] as const;
type ComparedVital = (typeof COMPARED_VITALS)[number];

/** New events of one visitor with one build. No field identifies the visitor. */
export interface VisitReport {
  section: string;
  /** Canary and live build, as named by the registry in the page. */
  pair: string;
  /** The one that runs here. */
  build: string;
  events: VisitEvent[];
  /** Seconds since the visitor first opened it. */
  ageSeconds: number;
  /** Milliseconds from the navigation until the page is usable, if the build's files were transferred. */
  readyMs?: number | undefined;
  /**
   * Vitals of the visitor's first document with the build, sent when it is hidden; only if the build's files were
   * transferred.
   */
  vitals?: Partial<Record<ComparedVital, number>> | undefined;
}

/** Where browsers tell how visitors fare with a build while a canary is tried. No section has a path with a dot. */
export const VISITS_PATH = '/visits.json';

/** What is told of a visitor and a build, each once: it was opened, it failed, an answer to it was refused. */
export const VISIT_EVENTS = ['opened', 'failed', 'refused'] as const;
export type VisitEvent = (typeof VISIT_EVENTS)[number];

/** The web vitals by which builds are compared: times in milliseconds, and CLS. */
export const COMPARED_VITALS = ['LCP', 'INP', 'CLS'] as const;
type ComparedVital = (typeof COMPARED_VITALS)[number];

/** What is new of one visitor with one build. No field says who it is. */
export interface VisitReport {
  section: string;
  /** The canary and the live build, as the registry in the page names them. */
  pair: string;
  /** Which of the two runs here. */
  build: string;
  events: VisitEvent[];
  /** How long ago the visitor has first opened it. */
  ageSeconds: number;
  /** From the navigation to the page that can be used, where the build's files came over the line. */
  readyMs?: number | undefined;
  /** Of the visitor's first document with the build, when it is hidden; where the build's files came over the line. */
  vitals?: Partial<Record<ComparedVital, number>> | undefined;
}

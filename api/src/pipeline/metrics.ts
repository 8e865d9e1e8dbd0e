/** The counters of `/metrics` that handlers increase. */
export interface Metrics {
  /** A browser could not load a section. */
  sectionFailed(section: string, cause: string): void;
}

/** What handlers count for `/metrics`. */
export interface Metrics {
  /** A section that could not be shown in a browser. */
  sectionFailed(section: string, cause: string): void;
}

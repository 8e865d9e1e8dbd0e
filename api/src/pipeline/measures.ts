/** What rules count for `/metrics`. */
export interface Measures {
  /** A section that could not be shown in a browser. */
  sectionFailed(section: string, cause: string): void;
}

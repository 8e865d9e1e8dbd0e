/** Build that a page belongs to; the shell's own pages have one too. */
export interface RunningBuild {
  section: string;
  id: string;
  /** URL of its files. */
  base: string;
}

/** The counters of `/metrics` that handlers increase. */
export interface Metrics {
  /** A browser could not load a section. */
  sectionFailed(section: string, cause: string): void;
  /** Something failed in a browser. @param build null where it is none that is known here, as the owner is */
  browserFailed(section: string, build: string | null, owner: string | null): void;
  /** A build did not know a part of what a call answered. @param effect what its reader did with it */
  answerUnknown(section: string, call: string, effect: string): void;
  /** A run of a job ended with an error. */
  jobFailed(job: string): void;
  /** A transaction met a deadlock or a serialization conflict. @param sqlState which of them */
  transactionConflicted(sqlState: string): void;
  /** The shell has ended a canary. */
  canaryEnded(section: string): void;
}

/** The counters of `/metrics` that handlers increase. */
export interface Metrics {
  /** A browser could not load a section. */
  sectionFailed(section: string, cause: string): void;
  /** Something failed in a browser. @param build null if it is unknown here, as is the owner */
  browserFailed(section: string, build: string | null, owner: string | null): void;
  /** A build did not know a part of a call's response. @param effect its effect on the reader */
  answerUnknown(section: string, call: string, effect: string): void;
  /** A run of a job ended with an error. */
  jobFailed(job: string): void;
  /** A transaction met a deadlock or a serialization conflict. @param sqlState SQLSTATE of the conflict */
  transactionConflicted(sqlState: string): void;
  /** The shell ended a canary. */
  canaryEnded(section: string): void;
}

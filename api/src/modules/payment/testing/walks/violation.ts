/** Detector of a violation: a rule, the model, the database, or the implementation. */
export type FoundBy = 'invariant' | 'model' | 'database' | 'program';

/** A fault found by a walk. */
export class Violation extends Error {
  readonly by: FoundBy;

  constructor(by: FoundBy, message: string, cause?: unknown) {
    super(`${by}: ${message}`, { cause });
    this.by = by;
  }
}

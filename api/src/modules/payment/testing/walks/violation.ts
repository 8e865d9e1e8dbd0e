/** By what a fault was found: a rule that always holds, the second implementation, the database, or the program. */
export type FoundBy = 'invariant' | 'model' | 'database' | 'program';

/** A walk has shown a fault. */
export class Violation extends Error {
  readonly by: FoundBy;

  constructor(by: FoundBy, message: string, cause?: unknown) {
    super(`${by}: ${message}`, { cause });
    this.by = by;
  }
}

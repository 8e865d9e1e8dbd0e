import { sqlStateOf } from '../../../../database/transaction.ts';

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

/** Turns any unexpected error into a violation; a business error is an expected outcome. */
export async function attempt<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Violation) throw error;
    const by = sqlStateOf(error) === undefined ? 'program' : 'database';
    throw new Violation(by, `${name}: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

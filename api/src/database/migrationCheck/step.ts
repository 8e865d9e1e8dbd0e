import type { Node } from 'libpg-query';

/** What is known of a migration while its statements are read one after the other. */
export interface Step {
  isOutsideTransaction: boolean;
  /** What earlier migrations have made or described: `table application`, `index application_member`. */
  before: ReadonlySet<string>;
  /** The conditions of the checks that earlier migrations have made: `course.course_seats`. */
  checks: ReadonlyMap<string, Node>;
  /** What this one has made so far. Nobody uses it yet, and it has no rows. */
  made: Set<string>;
  /** Indexes of which it has removed what an attempt that was cut off may have left. */
  cleared: Set<string>;
  /** The table with rows that it locks first. */
  locked?: string;
}

export const isNew = ({ before, made }: Step, object: string): boolean => made.has(object) && !before.has(object);

/** Whether a table with rows is the only one that is locked: each is held until the last one is to be had. */
export function isFirstLocked(step: Step, table: string): boolean {
  step.locked ??= table;
  return step.locked === table;
}

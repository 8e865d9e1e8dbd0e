import type { Node } from 'libpg-query';

/** State while the statements of a migration are checked in order. */
export interface Step {
  isOutsideTransaction: boolean;
  /** Objects that earlier migrations made: `table application`, `index application_member`. */
  before: ReadonlySet<string>;
  /** Conditions of check constraints that earlier migrations made: `course.course_seats`. */
  checks: ReadonlyMap<string, Node>;
  /** Objects that this migration has made so far. They are unused and have no rows. */
  made: Set<string>;
  /** Indexes whose remains of an interrupted attempt it has dropped. */
  cleared: Set<string>;
  /** The first table with rows that it locks. */
  locked?: string;
}

export const isNew = ({ before, made }: Step, object: string): boolean => made.has(object) && !before.has(object);

/** True if no other table with rows is locked: each lock would be held while waiting for the next. */
export function isFirstLocked(step: Step, table: string): boolean {
  step.locked ??= table;
  return step.locked === table;
}

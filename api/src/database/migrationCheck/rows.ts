import type { InsertStmt, Node, RangeVar, SelectStmt } from 'libpg-query';
import { refusal, type Finding } from './finding.ts';
import { tableOf } from './names.ts';
import { isNew, type Step } from './step.ts';

/** Rows of a table with rows that are changed or deleted: in batches, each by itself. */
export function findChangedRows(relation: RangeVar | undefined, statement: Node, step: Step): Finding[] {
  const table = tableOf(relation);
  if (isNew(step, `table ${table}`)) return [];
  if (step.isOutsideTransaction && hasLimit(statement)) return [];
  return [refusal(`all rows of table ${table} at once: in batches with a limit, outside a transaction`)];
}

/** Rows that are added: values, or what a new table is filled with. */
export function findAddedRows(insert: InsertStmt, step: Step): Finding[] {
  const { selectStmt } = insert;
  const hasValues = !selectStmt || ('SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists !== undefined);
  return hasValues ? [] : findChangedRows(insert.relation, { InsertStmt: insert }, step);
}

/** Rows that are changed in the "with" of a reading. */
export const findHiddenChanges = (select: SelectStmt): Finding[] =>
  has(select, ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])
    ? [refusal('a reading that changes rows: write the change as a statement')]
    : [];

/** Whether a part of it reads so many rows at most. */
const hasLimit = (statement: Node): boolean => has(statement, ['limitCount']);

const has = (part: unknown, keys: readonly string[]): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (keys.some((key) => key in part) || Object.values(part).some((inner) => has(inner, keys)));

import type { InsertStmt, Node, RangeVar, SelectStmt } from 'libpg-query';
import { refusal, type Finding } from './finding.ts';
import { tableOf } from './names.ts';
import { isNew, type Step } from './step.ts';

/** Findings of changed or deleted rows in an existing table: batches only, each in its own transaction. */
export function findChangedRows(relation: RangeVar | undefined, statement: Node, step: Step): Finding[] {
  const table = tableOf(relation);
  if (isNew(step, `table ${table}`)) return [];
  if (step.isOutsideTransaction && hasLimit(statement)) return [];
  return [refusal(`all rows of table ${table} at once: in batches with a limit, outside a transaction`)];
}

/** Findings of added rows: literal values or the contents of a new table pass. */
export function findAddedRows(insert: InsertStmt, step: Step): Finding[] {
  const { selectStmt } = insert;
  const hasValues = !selectStmt || ('SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists !== undefined);
  return hasValues ? [] : findChangedRows(insert.relation, { InsertStmt: insert }, step);
}

/** Findings of rows changed in the `with` of a `select`. */
export const findHiddenChanges = (select: SelectStmt): Finding[] =>
  has(select, ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])
    ? [refusal('a reading that changes rows: write the change as a statement')]
    : [];

/** True if a part of the statement limits the number of rows. */
const hasLimit = (statement: Node): boolean => has(statement, ['limitCount']);

const has = (part: unknown, keys: readonly string[]): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (keys.some((key) => key in part) || Object.values(part).some((inner) => has(inner, keys)));

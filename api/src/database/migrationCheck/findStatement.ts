import type { Node } from 'libpg-query';
import { findChangedTable, findTrigger } from './changedTable.ts';
import { refusal, takenAway, type Finding } from './finding.ts';
import { findDropped, findIndex } from './indexes.ts';
import { functionName } from './names.ts';
import { findAddedRows, findChangedRows, findHiddenChanges } from './rows.ts';
import type { Step } from './step.ts';

/** Statements that neither block others nor change what the previous version uses. */
const HARMLESS = ['CreateStmt', 'CreateSeqStmt', 'CreateEnumStmt', 'CommentStmt', 'VariableSetStmt', 'VacuumStmt'];

/** Findings of one statement. An unknown kind of statement is refused. */
export function findStatement(statement: Node, step: Step): Finding[] {
  if ('AlterTableStmt' in statement) return findChangedTable(statement.AlterTableStmt, step);
  if ('CreateTrigStmt' in statement) return findTrigger(statement.CreateTrigStmt, step);
  if ('IndexStmt' in statement) return findIndex(statement.IndexStmt, step);
  if ('DropStmt' in statement) return findDropped(statement.DropStmt, step);
  if ('InsertStmt' in statement) return findAddedRows(statement.InsertStmt, step);
  if ('UpdateStmt' in statement) return findChangedRows(statement.UpdateStmt.relation, statement, step);
  if ('DeleteStmt' in statement) return findChangedRows(statement.DeleteStmt.relation, statement, step);
  if ('SelectStmt' in statement) return findHiddenChanges(statement.SelectStmt);
  if ('RenameStmt' in statement)
    return [refusal('a new name: the version before knows the former one alone; make the new thing beside it')];
  if ('AlterEnumStmt' in statement)
    return statement.AlterEnumStmt.oldVal ? [refusal('a word that is renamed: add the new one beside it')] : [];
  if ('CreateFunctionStmt' in statement) {
    const name = functionName(statement.CreateFunctionStmt.funcname);
    return step.before.has(name) ? [takenAway(name, 'the version before may count on what it does now')] : [];
  }
  if ('DoStmt' in statement) return [refusal('a block ("do") hides its statements: write them out')];
  const [kind = ''] = Object.keys(statement);
  return HARMLESS.includes(kind) ? [] : [refusal(`${kind} is not known to leave the version before at work`)];
}

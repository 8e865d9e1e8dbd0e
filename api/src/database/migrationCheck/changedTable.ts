import type { AlterTableCmd, AlterTableStmt, Constraint, CreateTrigStmt } from 'libpg-query';
import { findAddedColumn } from './addedColumn.ts';
import { narrowed, refusal, takenAway, WITHOUT_NAMES, type Finding } from './finding.ts';
import { tableOf } from './names.ts';
import { isFirstLocked, isNew, type Step } from './step.ts';
import { widenedChecks } from './widenedCheck.ts';

/** Findings of a change to a table with rows: it must neither block writers nor break the previous version. */
export function findChangedTable({ relation, cmds = [] }: AlterTableStmt, step: Step): Finding[] {
  const table = tableOf(relation);
  if (isNew(step, `table ${table}`)) return [];
  const changes = cmds.flatMap((each) => ('AlterTableCmd' in each ? [each.AlterTableCmd] : []));
  const widened = step.isOutsideTransaction ? new Set() : widenedChecks(table, changes, step.checks);
  const others = changes.filter((change) => !widened.has(constraintOf(change)));
  return [...findSecondLock(table, step), ...others.flatMap((change) => findChange(table, change, step))];
}

/** Name of the constraint that a change drops or adds. */
const constraintOf = ({ name = '', def }: AlterTableCmd): string =>
  def && 'Constraint' in def ? (def.Constraint.conname ?? '') : name;

/** Findings of a trigger on a table with rows. The body of its function is not read. */
export function findTrigger({ relation }: CreateTrigStmt, step: Step): Finding[] {
  const table = tableOf(relation);
  return isNew(step, `table ${table}`) ? [] : findSecondLock(table, step);
}

function findSecondLock(table: string, step: Step): Finding[] {
  if (step.isOutsideTransaction || isFirstLocked(step, table)) return [];
  return [refusal(`table ${table} is changed while table ${step.locked} is held: a migration for each`)];
}

function findChange(table: string, change: AlterTableCmd, step: Step): Finding[] {
  const { subtype, name, def, behavior } = change;
  if (behavior === 'DROP_CASCADE') return [WITHOUT_NAMES];
  if (step.isOutsideTransaction && subtype !== 'AT_ValidateConstraint')
    return [refusal(`table ${table} is changed outside a transaction: half of it may be done when it begins again`)];
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? findAddedColumn(def.ColumnDef) : [];
    case 'AT_DropColumn':
      return [takenAway(`column ${table}.${name}`)];
    case 'AT_DropConstraint':
      return [takenAway(`constraint ${table}.${name}`)];
    case 'AT_ColumnDefault':
      return def ? [] : [takenAway(`column ${table}.${name}`, 'the version before may leave it to its default')];
    case 'AT_SetNotNull':
      return [
        refusal(
          `column ${table}.${name} is set not null: every row is read while nobody can write; ` +
            'hold it with a check (… is not null) that is validated later',
        ),
      ];
    case 'AT_AlterColumnType':
      return [
        refusal(
          `column ${table}.${name} gets another type: every row is written while nobody can read, ` +
            'and planned statements of the version before fail; add a column beside it',
        ),
      ];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? findConstraint(table, def.Constraint) : [];
    case 'AT_ValidateConstraint':
      return step.isOutsideTransaction
        ? []
        : [refusal(`constraint ${name} is validated in a transaction, which holds its locks meanwhile`)];
    case 'AT_DropNotNull':
    case 'AT_SetStatistics':
    case 'AT_SetRelOptions':
    case 'AT_ResetRelOptions':
      return [];
    default:
      return [refusal(`${subtype} on table ${table} is not known to leave the version before at work`)];
  }
}

function findConstraint(table: string, { contype, conname, skip_validation, indexname }: Constraint): Finding[] {
  const isBuilt = skip_validation || indexname !== undefined;
  const remedy =
    contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN'
      ? 'add it "not valid", and validate it in a later migration'
      : 'build its index concurrently before, and add it "using index"';
  return [
    ...(isBuilt ? [] : [refusal(`constraint ${conname} reads every row while nobody can write: ${remedy}`)]),
    narrowed(table, `constraint ${conname}`),
  ];
}

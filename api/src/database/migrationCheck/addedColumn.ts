import type { ColumnDef, Constraint, Node } from 'libpg-query';
import { refusal, type Finding } from './finding.ts';

/** Functions evaluated once for all rows, so that adding the column writes no row. */
const STABLE_FUNCTIONS: readonly unknown[] = ['now', 'statement_timestamp', 'transaction_timestamp'];

/** Findings of a column added to a table with rows: the previous version writes rows without it. */
export function findAddedColumn(column: ColumnDef): Finding[] {
  const constraints = (column.constraints ?? []).flatMap((each) => ('Constraint' in each ? [each.Constraint] : []));
  const given = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const name = column.colname ?? '';
  return constraints.flatMap((constraint) => refusedPart(name, constraint, given !== undefined));
}

function refusedPart(name: string, { contype, raw_expr }: Constraint, hasDefault: boolean): Finding[] {
  switch (contype) {
    case 'CONSTR_NOTNULL':
      return hasDefault
        ? []
        : [refusal(`column ${name} is not null without a default: the version before leaves it out`)];
    case 'CONSTR_DEFAULT':
      return isConstant(raw_expr) ? [] : [refusal(`the default of column ${name} is computed for each row: a rewrite`)];
    case 'CONSTR_NULL':
      return [];
    case 'CONSTR_FOREIGN':
      return hasDefault ? [refusal(`the reference of column ${name} is checked in every row: add it "not valid"`)] : [];
    default:
      return [refusal(`column ${name} brings what reads or writes every row while nobody can write: add it by itself`)];
  }
}

function isConstant(expression: Node | undefined): boolean {
  if (expression === undefined || 'A_Const' in expression || 'SQLValueFunction' in expression) return true;
  if ('TypeCast' in expression) return isConstant(expression.TypeCast.arg);
  if (!('FuncCall' in expression)) return false;
  const [name] = expression.FuncCall.funcname ?? [];
  return name !== undefined && 'String' in name && STABLE_FUNCTIONS.includes(name.String.sval);
}

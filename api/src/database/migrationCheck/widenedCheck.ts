import type { AlterTableCmd, Node } from 'libpg-query';
import { tableOf } from './names.ts';

/** Check constraints that a statement makes with their conditions, by PostgreSQL's names: `course.course_seats`. */
export function madeChecks(statement: Node): [name: string, condition: Node][] {
  if (!('CreateStmt' in statement)) return [];
  const { relation, tableElts = [] } = statement.CreateStmt;
  const table = tableOf(relation);
  return tableElts.flatMap((element) => {
    if ('Constraint' in element) return checksIn(table, '', [element]);
    if (!('ColumnDef' in element)) return [];
    return checksIn(table, element.ColumnDef.colname ?? '', element.ColumnDef.constraints ?? []);
  });
}

const checksIn = (table: string, column: string, constraints: readonly Node[]): [string, Node][] =>
  constraints.flatMap((node): [string, Node][] => {
    if (!('Constraint' in node) || node.Constraint.contype !== 'CONSTR_CHECK' || !node.Constraint.raw_expr) return [];
    const { conname = `${table}_${column}_check`, raw_expr } = node.Constraint;
    return [[`${table}.${conname}`, raw_expr]];
  });

/**
 * Check constraints that a statement replaces by wider ones of the same name: rows of the previous version pass them,
 * and nobody waits while rows are read.
 */
export function widenedChecks(
  table: string,
  changes: readonly AlterTableCmd[],
  checks: ReadonlyMap<string, Node>,
): ReadonlySet<string> {
  const dropped = new Set(changes.flatMap(({ subtype, name }) => (subtype === 'AT_DropConstraint' ? [name] : [])));
  return new Set(
    changes.flatMap(({ subtype, def }) => {
      if (subtype !== 'AT_AddConstraint' || !def || !('Constraint' in def)) return [];
      const { contype, conname, skip_validation, raw_expr } = def.Constraint;
      const former = checks.get(`${table}.${conname}`);
      const isOne = contype === 'CONSTR_CHECK' && skip_validation && dropped.has(conname);
      return isOne && conname !== undefined && former && raw_expr && isWider(raw_expr, former) ? [conname] : [];
    }),
  );
}

/** True if a condition allows everything that the former one does: a longer list of words, or more alternatives. */
function isWider(condition: Node, former: Node): boolean {
  const [words, formerWords] = [wordsIn(condition), wordsIn(former)];
  if (words && formerWords)
    return words.of === formerWords.of && formerWords.words.every((word) => words.words.includes(word));
  const alternatives = alternativesIn(condition);
  return alternativesIn(former).every((alternative) => alternatives.includes(alternative));
}

/** Parses `column in ('one', 'two')`; undefined for other conditions. */
function wordsIn(condition: Node): { of: string; words: string[] } | undefined {
  if (!('A_Expr' in condition) || condition.A_Expr.kind !== 'AEXPR_IN') return undefined;
  const { name, lexpr, rexpr } = condition.A_Expr;
  if (!rexpr || !('List' in rexpr)) return undefined;
  return { of: textOf([name, lexpr]), words: (rexpr.List.items ?? []).map(textOf) };
}

const alternativesIn = (condition: Node): string[] =>
  'BoolExpr' in condition && condition.BoolExpr.boolop === 'OR_EXPR'
    ? (condition.BoolExpr.args ?? []).map(textOf)
    : [textOf(condition)];

/** True for keys that hold a source position in the statement, or those of a list's brackets. */
const isPlace = (key: string) => key.endsWith('ocation') || key.startsWith('rexpr_list_');

/** A part of a statement as text, without source positions. */
const textOf = (part: unknown): string =>
  JSON.stringify(part, (key, value: unknown) => (isPlace(key) ? undefined : value));

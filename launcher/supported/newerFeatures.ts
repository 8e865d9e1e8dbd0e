import { parse, type AnyNode, type CallExpression, type Literal, type NewExpression } from 'acorn';
import { fullAncestor } from 'acorn-walk';

/** Language version of the oldest supported browsers, except for the syntax that `unreadable` names. */
const ECMA_VERSION = 2022;

/** A feature in a script that a supported browser lacks. */
export interface NewerFeature {
  name: string;
  /** Position in the script: lines from 1, columns from 0. */
  line: number;
  column: number;
}

/** Syntax that makes Safari before 16.4 reject the whole file. */
function unreadable(node: AnyNode): string | null {
  if (node.type === 'StaticBlock') return 'static { … }';
  const regex = node.type === 'Literal' ? (node as Literal).regex : undefined;
  return regex && /\(\?<[=!]/.test(regex.pattern) ? 'a regular expression that looks back' : null;
}

/** Last name of a callee, alone and with the name before it: `any` and `AbortSignal.any`. */
function namesOf({ callee }: CallExpression | NewExpression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return [];
  const { object, property } = callee;
  return object.type === 'Identifier' ? [property.name, `${object.name}.${property.name}`] : [property.name];
}

/** True if a node tests a name without calling it: `typeof x.name`, `'name' in x`, `if (x.name)`. */
function asksFor(node: AnyNode, parent: AnyNode | undefined, name: string): boolean {
  if (node.type === 'Literal') return node.value === name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return false;
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return !isCalled && node.property.name === name;
}

const isFunction = ({ type }: AnyNode) => /^(Arrow)?Function/.test(type);

/** True if the function around a call tests for the method first. */
function isAskedFor(name: string, ancestors: readonly AnyNode[]): boolean {
  const around = ancestors.findLast(isFunction);
  if (!around) return false;
  let found = false;
  fullAncestor(around, (node, _state, [...path]) => {
    found ||= asksFor(node as AnyNode, path.at(-2) as AnyNode | undefined, name);
  });
  return found;
}

/**
 * Features of a built script that some supported browser lacks: syntax, and calls of newer methods.
 * @param newer their names; `Owner.name` for an ambiguous one
 */
export function newerFeatures(script: string, newer: ReadonlySet<string>): NewerFeature[] {
  const found: NewerFeature[] = [];
  const program = parse(script, { ecmaVersion: ECMA_VERSION, locations: true });
  fullAncestor(program, (each, _state, [...path]) => {
    const node = each as AnyNode;
    const isCall = (node.type === 'CallExpression' && !node.optional) || node.type === 'NewExpression';
    const called = isCall ? namesOf(node).find((name) => newer.has(name)) : undefined;
    const isUsed = called && !isAskedFor(called.replace(/^.*\./, ''), path as AnyNode[]);
    const name = unreadable(node) ?? (isUsed ? called : undefined);
    const start = node.loc?.start;
    if (name && start) found.push({ name, line: start.line, column: start.column });
  });
  return found;
}

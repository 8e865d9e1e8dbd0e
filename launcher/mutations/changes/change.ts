import ts from 'typescript';

/** A range of a source, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A change in the syntax tree of a place. Returns the edit; the rest of the source stays.
 * @throws if the place has no match, or several of them without a number that selects one
 */
export type Change = (place: ts.Node) => Edit;

/** All nodes of a place, in the order of the source. */
export function nodesOf(place: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(place);
  return nodes;
}

/** The candidate for a change: the only one, or the one with a number from 1. */
export function pick<Candidate>(candidates: readonly Candidate[], what: string, nth?: number): Candidate {
  if (nth === undefined && candidates.length > 1) throw new Error(`has ${what} ${candidates.length} times: which one?`);
  const [candidate] = candidates.slice((nth ?? 1) - 1);
  if (candidate === undefined) throw new Error(`has no ${what}`);
  return candidate;
}

/** Replaces a node by a text. */
export const instead = (node: ts.Node, text: string): Edit => ({ start: node.getStart(), end: node.end, text });

/** Source text of a node. */
export const written = (node: ts.Node): string => node.getText();

/** True if a node mentions a name, as an identifier or a string. */
export const mentions = (node: ts.Node, name: string): boolean =>
  nodesOf(node).some((each) => (ts.isIdentifier(each) || ts.isStringLiteralLike(each)) && each.text === name);

/** Last name of a callee: `where` for `query.where(…)`. */
export function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** Calls of a function or method in a place. */
export const callsOf = (place: ts.Node, callee: string): ts.CallExpression[] =>
  nodesOf(place).filter((node) => ts.isCallExpression(node) && calleeOf(node) === callee) as ts.CallExpression[];

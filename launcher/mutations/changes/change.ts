import ts from 'typescript';

/** A stretch of a source, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A change of the syntax tree of a place. Answers what is written otherwise; the rest of the source stays as it is.
 * @throws where the place has nothing of the kind, or several of it and no number says which.
 */
export type Change = (place: ts.Node) => Edit;

/** Every node of a place, in the order of the source. */
export function nodesOf(place: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(place);
  return nodes;
}

/** The one of some candidates that a change is of: the only one, or that of a number from 1. */
export function pick<Candidate>(candidates: readonly Candidate[], what: string, nth?: number): Candidate {
  if (nth === undefined && candidates.length > 1) throw new Error(`has ${what} ${candidates.length} times: which one?`);
  const [candidate] = candidates.slice((nth ?? 1) - 1);
  if (candidate === undefined) throw new Error(`has no ${what}`);
  return candidate;
}

/** A text in place of a node. */
export const instead = (node: ts.Node, text: string): Edit => ({ start: node.getStart(), end: node.end, text });

/** The text of a node, as it is written. */
export const written = (node: ts.Node): string => node.getText();

/** Whether a node names something, by an identifier or a text. */
export const mentions = (node: ts.Node, name: string): boolean =>
  nodesOf(node).some((each) => (ts.isIdentifier(each) || ts.isStringLiteralLike(each)) && each.text === name);

/** What a call calls, by its last name: `where` of `query.where(…)`. */
export function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** The calls of a function or a method in a place. */
export const callsOf = (place: ts.Node, callee: string): ts.CallExpression[] =>
  nodesOf(place).filter((node) => ts.isCallExpression(node) && calleeOf(node) === callee) as ts.CallExpression[];

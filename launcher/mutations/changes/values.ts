import ts from 'typescript';
import { instead, mentions, nodesOf, pick, written, type Change } from './change.ts';

/** Makes a function return this value for any arguments. */
export const returns =
  (value: string): Change =>
  (place) => {
    const body = nodesOf(place).flatMap((node) =>
      ts.isFunctionLike(node) && 'body' in node && node.body ? [node.body] : [],
    )[0];
    if (!body) throw new Error('is no function');
    return ts.isBlock(body) ? instead(body, `{ return ${value}; }`) : instead(body, `(${value})`);
  };

/** Changes the value of a constant or of an entry in an object. */
export const value =
  (text: string): Change =>
  (place) => {
    const isValued =
      ts.isVariableDeclaration(place) || ts.isPropertyAssignment(place) || ts.isPropertyDeclaration(place);
    if (!isValued || !place.initializer) throw new Error('has no value');
    return instead(place.initializer, text);
  };

type Property = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;
const entriesOf = (place: ts.Node, key: string) =>
  nodesOf(place).filter(
    (node): node is Property =>
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      node.name.text === key,
  );

const quoted = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);

/** Changes the value of an entry in an object literal. */
export const entry =
  (key: string, text: string, nth?: number): Change =>
  (place) =>
    instead(pick(entriesOf(place, key), `entry ${key}`, nth), `${quoted(key)}: ${text}`);

/** Removes an entry of an object literal. */
export const withoutEntry =
  (key: string, nth?: number): Change =>
  (place) =>
    instead(pick(entriesOf(place, key), `entry ${key}`, nth), '...{}');

/** Swaps the values of two entries in an object literal. */
export const swappedEntries =
  (one: string, other: string): Change =>
  (place) => {
    const [first, second] = [
      pick(entriesOf(place, one), `entry ${one}`),
      pick(entriesOf(place, other), `entry ${other}`),
    ];
    if (!ts.isPropertyAssignment(first) || !ts.isPropertyAssignment(second))
      throw new Error('has entries without values');
    const between = first.getSourceFile().text.slice(first.end, second.getStart());
    const text = `${one}: ${written(second.initializer)}${between}${other}: ${written(first.initializer)}`;
    return { start: first.getStart(), end: second.end, text };
  };

/** Removes an element of a list. */
export const withoutElement =
  (name: string, nth?: number): Change =>
  (place) => {
    const elements = nodesOf(place).flatMap((node) =>
      ts.isArrayLiteralExpression(node) ? node.elements.filter((element) => mentions(element, name)) : [],
    );
    return instead(pick(elements, `element ${name}`, nth), '...[]');
  };

/** Replaces a number or a string. */
export const literal =
  (from: string, to: string, nth?: number): Change =>
  (place) => {
    const isLiteral = (node: ts.Node) => ts.isNumericLiteral(node) || ts.isStringLiteralLike(node);
    const literals = nodesOf(place).filter((node) => isLiteral(node) && (node as ts.LiteralLikeNode).text === from);
    const [quote] = [/^[\d_.]+$/.test(from) ? '' : "'"];
    return instead(pick(literals, from, nth), `${quote}${to}${quote}`);
  };

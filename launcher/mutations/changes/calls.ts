import ts from 'typescript';
import { calleeOf, callsOf, instead, mentions, nodesOf, pick, written, type Change, type Edit } from './change.ts';

/** Removes a link of a method chain: `.where(…)`. `first` selects the link whose argument mentions it. */
export const withoutLink =
  (method: string, first?: string, nth?: number): Change =>
  (place): Edit => {
    const links = callsOf(place, method).filter(
      ({ expression, arguments: [argument] }) =>
        ts.isPropertyAccessExpression(expression) && (first === undefined || (argument && mentions(argument, first))),
    );
    const link = pick(links, `.${method}(${first ?? ''})`, nth);
    const before = (link.expression as ts.PropertyAccessExpression).expression;
    return { start: before.end, end: link.end, text: '' };
  };

/** Removes a condition of a query. */
export const withoutWhere = (column: string, nth?: number): Change => withoutLink('where', column, nth);

/** Removes the statement that calls a function, including its `await`. */
export const withoutCall =
  (callee: string, nth?: number): Change =>
  (place) => {
    const statements = nodesOf(place).filter((node) => {
      if (!ts.isExpressionStatement(node)) return false;
      const { expression } = node;
      const called =
        ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression;
      return ts.isCallExpression(called) && calleeOf(called) === callee;
    });
    return instead(pick(statements, `statement ${callee}()`, nth), ';');
  };

/** Removes the `await` of a call. */
export const withoutAwait =
  (callee: string, nth?: number): Change =>
  (place) => {
    const awaited = nodesOf(place).filter(
      (node) =>
        ts.isAwaitExpression(node) && ts.isCallExpression(node.expression) && calleeOf(node.expression) === callee,
    ) as ts.AwaitExpression[];
    const found = pick(awaited, `await ${callee}()`, nth);
    return instead(found, written(found.expression));
  };

/** Ignores the failure of a call. */
export const swallowed =
  (callee: string, nth?: number): Change =>
  (place) => {
    const call = pick(callsOf(place, callee), `${callee}()`, nth);
    return { start: call.end, end: call.end, text: '.catch(() => ({}))' };
  };

/** Calls another function with the same arguments. */
export const called =
  (callee: string, other: string, nth?: number): Change =>
  (place) => {
    const { expression } = pick(callsOf(place, callee), `${callee}()`, nth);
    return instead(ts.isPropertyAccessExpression(expression) ? expression.name : expression, other);
  };

/** Replaces a call by a value. */
export const answered =
  (callee: string, value: string, nth?: number): Change =>
  (place) =>
    instead(pick(callsOf(place, callee), `${callee}()`, nth), value);

/** Replaces the day in Seoul by the day in UTC. */
export const dayOfUtc = (nth?: number): Change =>
  called('seoulDay', '((at: Date) => at.toISOString().slice(0, 10))', nth);

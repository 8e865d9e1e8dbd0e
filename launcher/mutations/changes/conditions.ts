import ts from 'typescript';
import { instead, mentions, nodesOf, pick, written, type Change } from './change.ts';

/** Replaces an operator: `<` by `<=`, `+` by `-`. `mention` selects the one with this name as an operand. */
export const operator =
  (from: string, to: string, mention?: string): Change =>
  (place) => {
    const operators = nodesOf(place).filter(
      (node): node is ts.BinaryExpression =>
        ts.isBinaryExpression(node) &&
        node.operatorToken.getText() === from &&
        (mention === undefined || mentions(node, mention)),
    );
    return instead(pick(operators, `${from} ${mention ?? ''}`).operatorToken, to);
  };

const isLogic = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(
    node.operatorToken.kind,
  );

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** Removes the side of an `&&`, `||` or `??` that mentions a name. */
export const withoutOperand =
  (mention: string, nth?: number): Change =>
  (place) => {
    const sides = nodesOf(place).flatMap((node) => {
      if (!isLogic(node)) return [];
      const { left, right } = node;
      return [
        { node, side: left, other: right },
        { node, side: right, other: left },
      ].filter(({ side }) => mentions(side, mention) && !isLogic(bare(side)));
    });
    const { node, other } = pick(sides, `operand ${mention}`, nth);
    return instead(node, `(${written(other)})`);
  };

/** Fixes the outcome of an `if` or `? :` that mentions a name. */
export const decided =
  (mention: string, outcome: boolean, nth?: number): Change =>
  (place) => {
    const conditions = nodesOf(place)
      .flatMap((node) => {
        if (ts.isIfStatement(node)) return [node.expression];
        return ts.isConditionalExpression(node) ? [node.condition] : [];
      })
      .filter((condition) => mentions(condition, mention));
    return instead(pick(conditions, `condition ${mention}`, nth), String(outcome));
  };

/** Replaces words of SQL or of another template; line breaks and indentation between them match one space. */
export const words =
  (from: string, to: string): Change =>
  (place) => {
    const pattern = new RegExp(
      from
        .split(' ')
        .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
        .join(String.raw`\s+`),
      'g',
    );
    const found = nodesOf(place)
      .filter(
        (node) =>
          ts.isNoSubstitutionTemplateLiteral(node) ||
          ts.isTemplateHead(node) ||
          ts.isTemplateMiddleOrTemplateTail(node),
      )
      .flatMap((node) =>
        [...written(node).matchAll(pattern)].map((match) => ({
          start: node.getStart() + match.index,
          length: match[0].length,
        })),
      );
    const { start, length } = pick(found, `words ${from}`);
    return { start, end: start + length, text: to };
  };

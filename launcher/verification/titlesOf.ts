import ts from 'typescript';

const DECLARES = ['test', 'it', 'describe', 'describeWithDatabase', 'describeOnBothDatabases'];
/** Blocks of tests, and steps of one. */
const GROUPS = /^(describe|test\.(describe|step)\b)/;
/** `test.skip` and the like prove nothing; `test.fail` proves that something does not work. */
const HOLDS_NOTHING = /\.(skip|todo|fixme|fail|failing)\b/;

/** First name of a call chain: `test` for `test.each([…])`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return nameOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return nameOf(expression.tag);
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** A title as in the source, with `%s`, `$name` and `${…}` unfilled. */
function titleOf(argument: ts.Expression | undefined): string | null {
  if (!argument) return null;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : null;
}

/** Titles of a test file, each preceded by the blocks around it: `block › test`. */
export function titlesOf(source: string, fileName = 'a.test.tsx'): string[] {
  const titles: string[] = [];
  const walk = (node: ts.Node, around: readonly string[]): void => {
    if (!ts.isCallExpression(node) || !DECLARES.includes(nameOf(node.expression)))
      return ts.forEachChild(node, (child) => walk(child, around));
    if (HOLDS_NOTHING.test(node.expression.getText())) return;
    const title = titleOf(node.arguments[0]);
    const [, ...work] = node.arguments;
    if (title === null || work.length === 0) return ts.forEachChild(node, (child) => walk(child, around));
    const path = [...around, title];
    if (!GROUPS.test(node.expression.getText())) titles.push(path.join(' › '));
    for (const part of work) walk(part, path);
  };
  walk(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true), []);
  return titles;
}

import ts from 'typescript';

/** A name with its declaration. */
export interface Declared {
  name: string;
  line: number;
}

const isFunction = (node?: ts.Node) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionTypeNode(node));

/** True for functions, constants, types and methods, and for fields with a function as their value. */
function declaresName(node: ts.Node): node is ts.NamedDeclaration {
  if (ts.isPropertyDeclaration(node) || ts.isPropertyAssignment(node)) return isFunction(node.initializer);
  if (ts.isPropertySignature(node)) return isFunction(node.type);
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isAccessor(node)
  );
}

const isPlain = (name?: ts.Node): name is ts.Identifier | ts.PrivateIdentifier =>
  name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name));

/** Declared names of a file, each once, at its first declaration. */
export function declaredNames(file: string, text: string): Declared[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const first = new Map<string, number>();
  const visit = (node: ts.Node) => {
    if (declaresName(node) && isPlain(node.name) && !first.has(node.name.text))
      first.set(node.name.text, tree.getLineAndCharacterOfPosition(node.name.getStart(tree)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...first].map(([name, line]) => ({ name, line }));
}

/** Calls declared by a file of the contract: `export const getListFaq = call({ … })`. */
export const callNames = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+) = call\(/gm)].map(([, name = '']) => name);

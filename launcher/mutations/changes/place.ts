import ts from 'typescript';

/** The name that a node gives to what is in it. */
function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node);
  const name = isNamed ? node.name : undefined;
  if (!name) return undefined;
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

/** The outermost nodes of a name in a place. */
function findNamed(place: ts.Node, name: string): ts.Node[] {
  for (let level = [place]; level.length > 0;) {
    const inside = level.flatMap((node) => {
      const children: ts.Node[] = [];
      ts.forEachChild(node, (child) => void children.push(child));
      return children;
    });
    const found = inside.filter((node) => nameOf(node) === name);
    if (found.length > 0) return found;
    level = inside;
  }
  return [];
}

/**
 * The place that a path of names leads to.
 * @throws where one of the names is not there, or there more than once.
 */
export function placeAt(file: ts.SourceFile, path: string): ts.Node {
  let place: ts.Node = file;
  for (const name of path.split('.')) {
    const [found, ...others] = findNamed(place, name);
    if (!found) throw new Error(`has no ${name}`);
    if (others.length > 0) throw new Error(`has ${name} ${others.length + 1} times`);
    place = found;
  }
  return place;
}

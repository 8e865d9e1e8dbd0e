import ts from 'typescript';

/** Name that a node gives to its contents. */
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

/** Outermost nodes with a name in a place. */
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
 * Resolves a path of names to a place.
 * @throws if a name is missing or ambiguous
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

import ts from 'typescript';

/** One page of a section's route table: its full path, and what its route imports. */
export interface PageRoute {
  path: string;
  /** The import as written, without its extension: `./notice/NoticePage`. */
  request: string;
}

const join = (parent: string, path: string) => (path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`);

/** Drops the extension, since the loader rewrites `.tsx` to `.js`. */
export const withoutExtension = (request: string) => request.replace(/\.(tsx?|jsx?)$/, '');

const propertyNamed = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name,
  )?.initializer;

/** The first `import('…')` below a node. */
function importBelow(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [request] = node.arguments;
    return request && ts.isStringLiteralLike(request) ? request.text : undefined;
  }
  return ts.forEachChild(node, importBelow);
}

/**
 * Reads which page each path of `routes.tsx` loads, so that the shell can preload a deep link's page. Only the
 * source is read; a route it cannot make out is simply not preloaded.
 */
export function pageRoutes(source: string): PageRoute[] {
  const file = ts.createSourceFile('routes.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: PageRoute[] = [];

  const visit = (node: ts.Node, parent: string): void => {
    if (!ts.isObjectLiteralExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, parent));
      return;
    }
    const pathNode = propertyNamed(node, 'path');
    const path = pathNode && ts.isStringLiteralLike(pathNode) ? join(parent, pathNode.text) : parent;
    const children = propertyNamed(node, 'children');
    const request = node.properties
      .filter((property) => !(ts.isPropertyAssignment(property) && property.initializer === children))
      .map(importBelow)
      .find((value) => value !== undefined);
    if (request) found.push({ path, request: withoutExtension(request) });
    if (children) visit(children, path);
  };
  visit(file, '');
  return found;
}

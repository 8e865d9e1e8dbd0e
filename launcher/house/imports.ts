import { posix } from 'node:path';
import type { Edge } from '../importGraph.ts';
import { EXPORTS_OF_SHARED, isCode, type Tree } from './tree.ts';

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const SHARED = '@portal/shared';

/** Resolves `@portal/shared/…` to a path, by the package's exports. */
function sharedPaths(tree: Tree): (specifier: string) => string | null {
  const { exports = {} } = JSON.parse(tree.get(EXPORTS_OF_SHARED) ?? '{}') as { exports?: Record<string, string> };
  const patterns = Object.entries(exports).map(([name, target]) => {
    const [before = '', behind] = name.split('*');
    return { before, behind, target };
  });
  return (specifier) => {
    const name = `.${specifier.slice(SHARED.length)}`;
    const exact = exports[name];
    const fits = patterns.find(({ before, behind }) => behind !== undefined && name.startsWith(before));
    const target = exact ?? fits?.target.replace('*', name.slice(fits.before.length));
    return target === undefined ? null : posix.join('shared', target);
  };
}

/**
 * Imports among the files of a tree, parsed from their texts within a second; dependency-cruiser, which importGraph.ts
 * uses, also resolves all others and takes half a minute.
 */
export function importsIn(tree: Tree): Edge[] {
  const sharedPath = sharedPaths(tree);
  const resolve = (from: string, specifier: string) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
    return specifier.startsWith(`${SHARED}/`) ? sharedPath(specifier) : null;
  };
  return [...tree]
    .filter(([file]) => isCode(file))
    .flatMap(([from, text]) =>
      [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const to = resolve(from, specifier);
        return to !== null && to !== from && tree.has(to) ? [{ from, to }] : [];
      }),
    );
}

import { targetsOf, type Edge } from '../importGraph.ts';
import { counted, type FigureGroup } from './figure.ts';
import type { Kind } from './kinds.ts';
import { isTypeScript, linesIn, type Tree } from './tree.ts';

const SHORT_LINES = 20;

/**
 * Short product files with exactly one importer in the product, tests excluded: such a file may as well be part of its
 * importer.
 */
export function fileFigures(tree: Tree, kinds: ReadonlyMap<string, Kind>, imports: readonly Edge[]): FigureGroup {
  const isOfProduct = (file: string) => kinds.get(file) === 'product' && isTypeScript(file);
  const importers = targetsOf(
    imports.filter(({ from }) => isOfProduct(from)).map(({ from, to }) => ({ from: to, to: from })),
  );
  const files = [...tree].filter(([file]) => isOfProduct(file));
  const short = files.filter(([file, text]) => linesIn(text) < SHORT_LINES && importers.get(file)?.size === 1);
  return {
    title: `${files.length} files of the product; under ${SHORT_LINES} lines with one importer`,
    figures: [
      counted(
        'files.shortWithOneImporter',
        short.map(([file]) => ({ file, text: `for ${[...(importers.get(file) ?? [])].join()}` })),
      ),
    ],
  };
}

/** Lines of tests and machinery per line of the product, styles included. */
export function machineryFigures(tree: Tree, kinds: ReadonlyMap<string, Kind>): FigureGroup {
  const lines = { product: 0, test: 0, machinery: 0, beside: 0 };
  for (const [file, kind] of kinds) lines[kind] += linesIn(tree.get(file) ?? '');
  const value = lines.product === 0 ? 0 : Number(((lines.test + lines.machinery) / lines.product).toFixed(2));
  return {
    title: `${lines.test} lines of tests and ${lines.machinery} of machinery for ${lines.product} of the product`,
    figures: [{ name: 'machinery.perLine', value }],
  };
}

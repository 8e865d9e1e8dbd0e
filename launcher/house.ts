import { join } from 'node:path';
import { compare, lowered, readBaseline, writeBaseline } from './house/baseline.ts';
import { commitFigures } from './house/commits.ts';
import { docstringFigures } from './house/docstrings.ts';
import { printPlace } from './house/figure.ts';
import { fileFigures, machineryFigures } from './house/files.ts';
import { importsIn } from './house/imports.ts';
import { kindsIn } from './house/kinds.ts';
import { markdownFigures } from './house/markdown.ts';
import { nameFigures } from './house/names.ts';
import { differenceLines, figureLines } from './house/report.ts';
import { scatterFigures } from './house/scatter.ts';
import { BASELINE_FILE, readTree } from './house/tree.ts';
import { ROOT } from './root.ts';
import { changedFiles } from './testing/changedFiles.ts';

// Figures of the code that may only shrink: npm test -- house
//   node launcher/house.ts --update                lowers the baselines of those that have shrunk
//   node launcher/house.ts --places names.tell     all places that a figure counts

const BASELINE = join(ROOT, BASELINE_FILE);

/** Changed files; empty if git lacks the previous commit, as in a shallow clone. */
function changedHere(): Set<string> {
  try {
    return new Set(changedFiles());
  } catch {
    return new Set();
  }
}

const [option, name] = process.argv.slice(2);
const tree = readTree(ROOT);
const imports = importsIn(tree);
const kinds = kindsIn(tree, imports);
const groups = [
  scatterFigures(tree),
  nameFigures(tree),
  docstringFigures(tree),
  markdownFigures(tree),
  machineryFigures(tree, kinds),
  fileFigures(tree, kinds, imports),
  commitFigures(ROOT),
];
const figures = groups.flatMap((group) => group.figures);
const baseline = readBaseline(BASELINE);
if (option === '--places') {
  const figure = figures.find((one) => one.name === name);
  if (!figure) throw new Error(`no figure ${name ?? ''}; there are ${figures.map((one) => one.name).join(', ')}`);
  for (const place of figure.places ?? []) console.log(printPlace(place));
} else if (option === '--update') {
  writeBaseline(BASELINE, lowered(figures, baseline));
} else {
  const comparison = compare(figures, baseline);
  const isSame = comparison.grown.length + comparison.smaller.length === 0;
  // First, because a run of all tests only shows the beginning of a failure.
  for (const line of isSame ? [] : differenceLines(comparison, changedHere())) console.log(line);
  for (const line of figureLines(groups)) console.log(line);
  process.exitCode = comparison.grown.length === 0 ? 0 : 1;
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeFolders } from './codeFolders.ts';
import { appOf, arrowsBack, folderArrows } from './folderArrows.ts';
import { circles, cruise, reachable, targetsOf } from './importGraph.ts';
import { isProduct } from './productFile.ts';
import { findRepetitions } from './repetitions.ts';
import { ROOT } from './root.ts';

// Figures of the repository: npm run figures [-- <another checkout>]

const repository = resolve(process.argv[2] ?? ROOT);
const LONG_LINES = [120, 130, 200];
/** Number of pages to print, those with the most files. */
const LONGEST = 12;
const count = (things: { size: number } | { length: number }) => ('size' in things ? things.size : things.length);

const texts = new Map(
  codeFolders(repository)
    .flatMap((top) =>
      globSync(`${top}/**/*.{ts,tsx}`, { cwd: repository, exclude: ['**/node_modules/**', '**/dist/**'] }),
    )
    .sort()
    .map((file) => [file, readFileSync(`${repository}/${file}`, 'utf8')]),
);
const files = [...texts.keys()];
const linesOf = (file: string) => (texts.get(file) ?? '').replace(/\n$/, '').split('\n');
const imports = cruise(repository).imports.filter(({ from, to }) => isProduct(from) && isProduct(to));

const imported = { values: imports.filter(({ typeOnly }) => !typeOnly), all: imports };
const arrows = folderArrows(imported.all);
const runningBack = arrowsBack(arrows);
/** Remaining ones without type imports. */
const valuesRunningBack = arrowsBack(folderArrows(imported.values));

/** Quantile of sorted numbers. */
const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function row(name: string, isIn: (file: string) => boolean) {
  const own = files.filter(isIn);
  const code = own.filter(isProduct);
  const lengths = code.map((file) => linesOf(file).length).sort((one, other) => one - other);
  // Characters, not bytes: a Korean one takes three.
  const widths = own.flatMap(linesOf).map((line) => [...line].length);
  const ownArrows = arrows.filter(({ from }) => isIn(`${from}/`));
  return {
    folder: name,
    files: code.length,
    tests: own.length - code.length,
    'median lines': quantile(lengths, 0.5),
    p90: quantile(lengths, 0.9),
    max: lengths.at(-1),
    ...Object.fromEntries(LONG_LINES.map((limit) => [`> ${limit}`, widths.filter((width) => width > limit).length])),
    folders: count(new Set(code.map(dirname))),
    arrows: ownArrows.length,
    back: runningBack.filter(({ from }) => isIn(`${from}/`)).length,
    'back, values': valuesRunningBack.filter(({ from }) => isIn(`${from}/`)).length,
  };
}

console.table([
  row('all', () => true),
  ...codeFolders(repository).map((top) => row(top, (file) => appOf(file) === top)),
]);

console.log('\nArrows running back up:');
for (const { from, to } of runningBack) console.log(`  ${from} -> ${to}`);

const ofValues = circles(imported.values);
const ofAll = circles(imported.all);
console.log(`\nCircles between files: ${ofValues.length}`);
for (const group of ofValues) console.log(`  ${group.join(' ')}`);
const ofTypes = ofAll.filter((group) => !ofValues.some(([first = '']) => group.includes(first)));
console.log(`Circles that only types close: ${ofTypes.length}`);
for (const group of ofTypes) console.log(`  ${group.join(' ')}`);

/** A section's table has its pages, each loaded separately. */
const isTable = (file: string) => /^mf-[^/]+\/src\/section\.ts$/.test(file);
const pages = imports
  .filter(({ from, dynamic }) => dynamic && isTable(from))
  .map(({ to }) => {
    const inSection = imports.filter(
      ({ from, to: target }) => appOf(from) === appOf(to) && appOf(target) === appOf(to),
    );
    const opens = [...reachable(to, targetsOf(inSection))];
    return { page: to, files: opens.length, folders: count(new Set(opens.map(dirname))) };
  })
  .sort((one, other) => other.files - one.files);
console.log(`\nFiles of its section that a page opens: at most ${pages[0]?.files ?? 0}, of ${pages.length} pages`);
console.table(pages.slice(0, LONGEST));

const { share, repetitions } = findRepetitions(repository, codeFolders(repository));
console.log(`\nRepetitions: ${repetitions.length}, ${share} % of the lines`);
for (const { lines, one, other } of repetitions) console.log(`  ${lines} lines  ${one}  ${other}`);
